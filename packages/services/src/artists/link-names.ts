import { artistMessages, groupBy, paths } from '@lineup/domain';
import { serverTimestamp, type AbortSignalLike, type Write } from '@lineup/provider';
import type { Recorder } from '../changes/recorder.ts';
import { toServiceError } from '../service-error.ts';
import { artistCreation, documentLinks } from './artist-writes.ts';
import type { LinkedDocument } from './artists.ts';

/** Sets and acts to be linked to the same artists. */
export interface NameToLink {
  readonly documents: readonly LinkedDocument[];
  readonly artistIds: readonly string[];
  /** The artist to create for them; null if they already exist. */
  readonly created: { readonly id: string; readonly name: string } | null;
  /** An artist that gets the name as an alternative spelling; null if it already has it. */
  readonly spelled: {
    readonly id: string;
    readonly version: string;
    readonly spellings: readonly string[];
  } | null;
}

/** The changes, one for each festival, and why it stopped early, or null. */
export interface LinkedNames {
  readonly changes: readonly { readonly festivalId: string; readonly changeId: string }[];
  readonly linked: number;
  readonly failure: string | null;
}

export interface LinkingProgress {
  /** Called with the number of festivals that are done. */
  readonly onProgress?: (done: number, all: number) => void;
  /** Aborting stops after the current festival. */
  readonly signal?: AbortSignalLike;
}

/**
 * Links sets and acts of any number of festivals, with one change for each festival, as a change belongs to one
 * history. An artist is created, or gets the spelling, in the first festival with its name. If a festival fails, the
 * earlier ones remain linked.
 */
export async function linkNames(
  recorder: Recorder,
  names: readonly NameToLink[],
  { onProgress, signal }: LinkingProgress = {},
): Promise<LinkedNames> {
  const all = names.flatMap((name) => name.documents.map((document) => ({ name, document })));
  const byFestival = [...groupBy(all, ({ document }) => document.festivalId)];
  const changes: { festivalId: string; changeId: string }[] = [];
  const written = new Set<NameToLink>();
  let linked = 0;
  for (const [festivalId, links] of byFestival) {
    if (signal?.aborted === true) break;
    const first = [...new Set(links.map(({ name }) => name))].filter((name) => !written.has(name));
    const writes = [
      ...first.flatMap(artistWrites),
      ...links.map(({ name, document }) => documentLinks(document, name.artistIds)),
    ];
    try {
      const { changeId } = await recorder.commit({
        festivalId,
        kind: 'sets',
        writes,
        tooLarge: artistMessages.tooManyCreated,
      });
      if (changeId !== null) changes.push({ festivalId, changeId });
    } catch (error) {
      return { changes, linked, failure: toServiceError(error, artistMessages.linkFailed).message };
    }
    for (const name of first) written.add(name);
    linked += links.length;
    onProgress?.(changes.length, byFestival.length);
  }
  return { changes, linked, failure: null };
}

function artistWrites({ created, spelled }: NameToLink): readonly Write[] {
  if (created !== null) return [artistCreation(created.id, { name: created.name })];
  if (spelled === null) return [];
  const data = { spellings: spelled.spellings, updated_at: serverTimestamp };
  return [{ type: 'update', path: paths.artist(spelled.id), data, ifVersion: spelled.version }];
}
