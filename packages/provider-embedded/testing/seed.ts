import { parseDocumentPath, paths } from '@lineup/domain';
import type { DocumentData, Write } from '@lineup/provider';
import type { ServerUnderTest } from './server-under-test.ts';

/**
 * Stores documents as they would have come about: a set may be on a stage that its festival has dropped since, but which
 * it had when the set was made.
 */
export function seed({ rooms }: ServerUnderTest, given: Readonly<Record<string, DocumentData>>): void {
  const documents = new Map(Object.entries(given));
  const usedStages = new Map<string, unknown[]>();
  for (const [path, { stage }] of documents) {
    const place = parseDocumentPath(path);
    if (place?.kind !== 'lineupEvent') continue;
    const festival = paths.festival(place.ids[0] ?? '');
    usedStages.set(festival, [...(usedStages.get(festival) ?? []), stage]);
  }
  const stagesOf = (path: string) => (documents.get(path)?.['stages'] ?? []) as readonly string[];
  const before = [...documents].map(([path, data]): Write => {
    const stages = [...new Set([...stagesOf(path), ...(usedStages.get(path) ?? [])])] as string[];
    return { type: 'create', path, data: usedStages.has(path) ? { ...data, stages } : data };
  });
  const since = [...usedStages.keys()]
    .filter((path) => documents.has(path))
    .map((path): Write => ({ type: 'update', path, data: { stages: stagesOf(path) } }));
  if (before.length > 0) rooms.documents.commit(before);
  if (since.length > 0) rooms.documents.commit(since);
}
