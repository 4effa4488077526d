import {
  isSameValue,
  messages,
  paths,
  type LineupEvent,
  type NewLineupEvent,
  type SetEdit,
} from '@lineup/domain';
import { isProviderError, serverTimestamp, type DocumentPort, type Write } from '@lineup/provider';
import { readDocuments } from '../changes/read-lineup.ts';
import type { Recorder } from '../changes/recorder.ts';
import { eventsFrom, type Versioned } from '../commits/records.ts';
import { ServiceError, toServiceError } from '../service-error.ts';

/** A set that somebody else has changed since it was seen; null where it was deleted. */
export interface ChangedMeanwhile {
  readonly id: string;
  readonly current: Versioned<LineupEvent> | null;
}

/**
 * What came of a change of several sets. `done`: all of it is stored, by the change `changeId` (null where all was so already),
 * with the new version of each set by its id. `conflict`: nothing is, because of these sets.
 */
export type SetsOutcome =
  | {
      readonly state: 'done';
      readonly changeId: string | null;
      readonly versions: ReadonlyMap<string, string>;
    }
  | { readonly state: 'conflict'; readonly sets: readonly ChangedMeanwhile[] };

/** Carries out the edits as one change, all or nothing; see `EventsService.change`. */
export async function changeEvents(
  documents: DocumentPort,
  recorder: Recorder,
  festivalId: string,
  edits: readonly SetEdit[],
): Promise<SetsOutcome> {
  const writes = edits.map((edit) => writeOf(festivalId, edit));
  const { tooLarge } = messages.festival;
  try {
    const { changeId, versions } = await recorder.commit({ festivalId, kind: 'sets', writes, tooLarge });
    return { state: 'done', changeId, versions: byId(festivalId, edits, versions) };
  } catch (error) {
    const mayBeOutdated = ['conflict', 'not-found', 'already-exists'] as const;
    const outcome = mayBeOutdated.some((code) => isProviderError(error, code))
      ? await whatHappened(documents, festivalId, edits)
      : null;
    if (outcome !== null) return outcome;
    throw toServiceError(error, messages.event.saveFailed, { conflict: messages.provider.conflict });
  }
}

function writeOf(festivalId: string, edit: SetEdit): Write {
  const path = paths.event(festivalId, edit.id);
  if (edit.type === 'create') {
    const data = { ...edit.event, created_at: serverTimestamp, updated_at: serverTimestamp };
    return { type: 'create', path, data };
  }
  const bound = edit.ifVersion === undefined ? {} : { ifVersion: edit.ifVersion };
  if (edit.type === 'delete') return { type: 'delete', path, ...bound };
  return { type: 'update', path, data: { ...edit.fields, updated_at: serverTimestamp }, ...bound };
}

/** Why the edits were refused; null where that is no matter of the sets. Fails with `not-found` where the festival is gone. */
async function whatHappened(
  documents: DocumentPort,
  festivalId: string,
  edits: readonly SetEdit[],
): Promise<SetsOutcome | null> {
  const own = paths.festival(festivalId);
  const known = await readDocuments(documents, festivalId, [
    own,
    ...edits.map(({ id }) => paths.event(festivalId, id)),
  ]).catch(() => null);
  if (known === null) return null;
  if (!known.has(own)) throw new ServiceError('not-found', messages.festival.notFound);
  const { events } = eventsFrom([...known.values()].filter(({ path }) => path !== own));
  const current = new Map(events.map((event) => [event.id, event]));
  const find = (id: string) => current.get(id) ?? null;
  // The answer to an earlier try may have been lost: what is wanted is stored already.
  if (edits.every((edit) => isAsWanted(edit, find(edit.id)))) {
    const versions = new Map(events.map(({ id, version }) => [id, version]));
    return { state: 'done', changeId: null, versions };
  }
  const sets = edits
    .filter((edit) => isOutdated(edit, find(edit.id)))
    .map(({ id }) => ({ id, current: find(id) }));
  return sets.length === 0 ? null : { state: 'conflict', sets };
}

function isAsWanted(edit: SetEdit, current: LineupEvent | null): boolean {
  if (edit.type === 'delete' || current === null) return edit.type === 'delete' && current === null;
  const wanted: Partial<NewLineupEvent> = edit.type === 'create' ? edit.event : edit.fields;
  const fields = Object.keys(wanted) as (keyof NewLineupEvent)[];
  return fields.every((field) => isSameValue(current[field], wanted[field]));
}

function isOutdated(edit: SetEdit, current: Versioned<LineupEvent> | null): boolean {
  if (edit.type === 'create') return current !== null;
  if (current === null) return edit.type === 'update';
  return edit.ifVersion !== undefined && edit.ifVersion !== current.version;
}

function byId(
  festivalId: string,
  edits: readonly SetEdit[],
  versions: ReadonlyMap<string, string | null>,
): ReadonlyMap<string, string> {
  return new Map(
    edits.flatMap(({ id }) => {
      const version = versions.get(paths.event(festivalId, id)) ?? null;
      return version === null ? [] : [[id, version] as const];
    }),
  );
}
