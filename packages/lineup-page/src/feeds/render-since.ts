import { publicMessages } from '@lineup/domain/public-messages';
import type { PublicRelease, Since } from '@lineup/domain/release';
import { lineupPath, schemaPath } from '../http.ts';
import type { PublicPlace } from '../place.ts';
import type { PublicFile } from '../public-file.ts';
import { sinceJson } from './json/since-json.ts';

/**
 * The response to `lineup.json?since=N` if `newest` is the current release; null if no release has had that number. The
 * same arguments give the same bytes.
 */
export function renderSince(
  newest: PublicRelease,
  since: Since,
  { origin, slug }: Pick<PublicPlace, 'origin' | 'slug'>,
): PublicFile | null {
  if (since.kind === 'unpublished') return null;
  const address = `${origin}${lineupPath(slug)}`;
  const json = { contentType: 'application/json; charset=utf-8', cors: true };
  if (since.kind === 'tooOld') return { ...json, status: 410, body: tooOld(`${address}/lineup.json`) };
  const fileName = `${slug}-lineup-since-${since.from.release.number}.json`;
  return { ...json, fileName, body: sinceJson(newest, since, address, `${origin}${schemaPath}`) };
}

/** `code` is stable; `full` is the address of the complete file. */
function tooOld(full: string): string {
  return `${JSON.stringify({ code: 'since-too-old', message: publicMessages.sinceTooOld, full }, null, 2)}\n`;
}
