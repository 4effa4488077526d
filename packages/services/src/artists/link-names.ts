import { artistMessages, groupBy, paths } from '@lineup/domain';
import { serverTimestamp, type AbortSignalLike, type Write } from '@lineup/provider';
import type { Recorder } from '../changes/recorder.ts';
import { toServiceError } from '../service-error.ts';
import { artistCreation, documentLinks } from './artist-writes.ts';
import type { LinkedDocument } from './artists.ts';

/** Sets and acts that are to be linked to the same artists. */
export interface NameToLink {
  readonly documents: readonly LinkedDocument[];
  readonly artistIds: readonly string[];
  /** The artist that is created for them; null where those are there already. */
  readonly created: { readonly id: string; readonly name: string } | null;
  /** An artist that gains the name as one of its other spellings; null where it has it already. */
  readonly spelled: {
    readonly id: string;
    readonly version: string;
    readonly spellings: readonly string[];
  } | null;
}

/** What was done, a change for each festival, and why it ended early; null where it did not. */
export interface LinkedNames {
  readonly changes: readonly { readonly festivalId: string; readonly changeId: string }[];
  readonly linked: number;
  readonly failure: string | null;
}

export interface LinkingProgress {
  /** Hears how many of the festivals are done. */
  readonly onProgress?: (done: number, all: number) => void;
  /** Ends the work after the festival that is under way. */
  readonly signal?: AbortSignalLike;
}

/**
 * Links sets and acts of any number of festivals, one change for each festival, as a change belongs to the history of one. An artist is
 * created or spelled in the first of them that has its name. Where a festival fails, those before it stay done.
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
