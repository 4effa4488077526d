import {
  editedOn,
  editKey,
  isSameValue,
  messages,
  tooLargeMessages,
  pathOfEdit,
  paths,
  storedSetOfBlock,
  type FieldValue,
  type LineupEvent,
  type TimetableEdit,
} from '@lineup/domain';
import {
  isProviderError,
  serverTimestamp,
  type DocumentReader,
  type DocumentSnapshot,
  type Write,
} from '@lineup/provider';
import { readDocuments } from '../changes/read-lineup.ts';
import type { Recorder } from '../changes/recorder.ts';
import { blockFrom, readableOf } from '../commits/act-and-block-records.ts';
import { eventsFrom } from '../commits/event-records.ts';
import type { Versioned } from '../commits/records.ts';
import { ServiceError, toServiceError } from '../service-error.ts';

/**
 * A concurrent change by someone else: the set, or a block in the fields of a set; null if it was deleted. Not reported
 * for acts.
 */
export interface ConcurrentChange {
  readonly id: string;
  readonly on?: 'act' | 'block';
  readonly current: Versioned<LineupEvent> | null;
}

/**
 * The result of a change of the timetable. `done`: everything is stored by the change `changeId` (null if everything
 * already was), with the new version of each document by its `editKey`. `conflict`: nothing is stored because of these.
 */
export type SetsOutcome =
  | {
      readonly state: 'done';
      readonly changeId: string | null;
      readonly versions: ReadonlyMap<string, string>;
    }
  | { readonly state: 'conflict'; readonly sets: readonly ConcurrentChange[] };

/** Commits the edits as one change, all or nothing; see `EventsService.change`. */
export async function changeEvents(
  documents: DocumentReader,
  recorder: Recorder,
  festivalId: string,
  edits: readonly TimetableEdit[],
): Promise<SetsOutcome> {
  const turned = turnedIds(edits);
  const writes = edits.map((edit) => writeOfEdit(festivalId, edit, turned.has(edit.id)));
  const { ofFestival: tooLarge } = tooLargeMessages;
  try {
    const { changeId, versions } = await recorder.commit({ festivalId, kind: 'sets', writes, tooLarge });
    return { state: 'done', changeId, versions: byKey(festivalId, edits, versions) };
  } catch (error) {
    const mayBeOutdated = ['conflict', 'not-found', 'already-exists'] as const;
    const outcome = mayBeOutdated.some((code) => isProviderError(error, code))
      ? await whatHappened(documents, festivalId, edits)
      : null;
    if (outcome !== null) return outcome;
    throw toServiceError(error, messages.event.saveFailed, { conflict: messages.provider.conflict });
  }
}

/** The ids of acts that become sets, and vice versa. */
function turnedIds(edits: readonly TimetableEdit[]): ReadonlySet<string> {
  const created = new Set(edits.filter(({ type }) => type === 'create').map(({ id }) => id));
  return new Set(edits.filter(({ type, id }) => type === 'delete' && created.has(id)).map(({ id }) => id));
}

/** The write of an edit. A document that is converted must still exist, so that no artist is booked twice. */
export function writeOfEdit(festivalId: string, edit: TimetableEdit, isTurned = false): Write {
  const path = pathOf(festivalId, edit);
  if (edit.type === 'create') {
    const data = 'on' in edit ? edit.data : edit.event;
    return {
      type: 'create',
      path,
      data: { ...data, created_at: serverTimestamp, updated_at: serverTimestamp },
    };
  }
  const bound = edit.ifVersion === undefined ? {} : { ifVersion: edit.ifVersion };
  if (edit.type === 'delete') return { type: 'delete', path, ...bound, ...(isTurned && { mustExist: true }) };
  return { type: 'update', path, data: { ...edit.fields, updated_at: serverTimestamp }, ...bound };
}

function pathOf(festivalId: string, edit: TimetableEdit): string {
  return pathOfEdit(festivalId, { target: editedOn(edit), id: edit.id });
}

/**
 * Returns why the edits were rejected; null if the reason is not a set. Fails with `not-found` if the festival was
 * deleted.
 */
async function whatHappened(
  documents: DocumentReader,
  festivalId: string,
  edits: readonly TimetableEdit[],
): Promise<SetsOutcome | null> {
  const own = paths.festival(festivalId);
  const edited = edits.map((edit) => pathOf(festivalId, edit));
  const known = await readDocuments(documents, festivalId, [own, ...edited]).catch(() => null);
  if (known === null) return null;
  if (!known.has(own)) throw new ServiceError('not-found', messages.festival.notFound);
  const find = (edit: TimetableEdit) => known.get(pathOf(festivalId, edit)) ?? null;
  // The response to an earlier attempt may have been lost: the edits are already stored.
  if (edits.every((edit) => isAlreadyStored(edit, find(edit)))) {
    const versions = new Map(edits.flatMap((edit) => versionEntry(edit, find(edit)?.version ?? null)));
    return { state: 'done', changeId: null, versions };
  }
  const turned = turnedIds(edits);
  const sets = edits
    .filter((edit) => isOutdated(edit, find(edit), turned.has(edit.id)))
    .map((edit) => changedOf(edit, find(edit)));
  return sets.length === 0 ? null : { state: 'conflict', sets };
}

function changedOf(edit: TimetableEdit, found: DocumentSnapshot | null): ConcurrentChange {
  if ('on' in edit)
    return { id: edit.id, on: edit.on, current: edit.on === 'block' ? blockNow(found) : null };
  return { id: edit.id, current: found === null ? null : (eventsFrom([found]).events[0] ?? null) };
}

function blockNow(found: DocumentSnapshot | null): Versioned<LineupEvent> | null {
  const [block] = found === null ? [] : readableOf([found], blockFrom);
  return block === undefined ? null : storedSetOfBlock(block);
}

function isAlreadyStored(edit: TimetableEdit, found: DocumentSnapshot | null): boolean {
  if (edit.type === 'delete' || found === null) return edit.type === 'delete' && found === null;
  const fields = edit.type === 'update' ? edit.fields : 'on' in edit ? edit.data : edit.event;
  const expected: Readonly<Record<string, FieldValue | undefined>> = fields;
  return Object.keys(expected).every((field) => isSameValue(found.data[field], expected[field]));
}

function isOutdated(edit: TimetableEdit, found: DocumentSnapshot | null, isTurned: boolean): boolean {
  if (edit.type === 'create') return found !== null;
  if (found === null) return edit.type === 'update' || isTurned;
  return edit.ifVersion !== undefined && edit.ifVersion !== found.version;
}

function byKey(
  festivalId: string,
  edits: readonly TimetableEdit[],
  versions: ReadonlyMap<string, string | null>,
): ReadonlyMap<string, string> {
  return new Map(edits.flatMap((edit) => versionEntry(edit, versions.get(pathOf(festivalId, edit)) ?? null)));
}

function versionEntry(edit: TimetableEdit, version: string | null): (readonly [string, string])[] {
  return version === null ? [] : [[editKey(edit), version]];
}
