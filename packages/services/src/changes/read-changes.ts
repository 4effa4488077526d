import {
  artistHistory,
  changePartSchema,
  changeSchema,
  compareChanges,
  compareTimestamps,
  doEditsTouch,
  doesTouch,
  fieldsOf,
  historyMessages,
  isTimestamp,
  listedChange,
  listedChanges,
  messages,
  partId,
  paths,
  touchesOfDocument,
  touchWord,
  wordsToFind,
  type Change,
  type Edit,
  type Touch,
  type UndoClash,
} from '@lineup/domain';
import type { ContainsAny, DocumentReader, DocumentSnapshot, Query } from '@lineup/provider';
import { ServiceError } from '../service-error.ts';

/** This many changes are loaded at once. */
export const changesPerPage = 50;

/** Changes, the newest first. */
export interface Changes {
  readonly changes: readonly Change[];
  /** The ids of the entries that cannot be read. */
  readonly unreadable: readonly string[];
}

/** A place in the history: an entry, whether it can be read or not. */
export type ChangeCursor = Pick<Change, 'id' | 'at'>;

/** Some of the changes that were asked for; `next` is where to go on, null where there are no more. */
export interface ChangePage extends Changes {
  readonly next: ChangeCursor | null;
}

const newestFirst = [{ field: 'at', direction: 'descending' }] as const;
const listed: ContainsAny = { field: 'touches', values: [listedChange] };

/** The latest changes of a festival that the history lists. */
export function latestChanges(festivalId: string): Query {
  return {
    collection: paths.changes(festivalId),
    containsAny: listed,
    orderBy: newestFirst,
    limit: changesPerPage,
  };
}

/** The records that can be read; a damaged one keeps none of the others from being shown. */
export function changesFrom(found: readonly DocumentSnapshot[]): Changes {
  const changes = readable(found);
  return { changes: inOrder(changes), unreadable: unreadableOf(found) };
}

function unreadableOf(found: readonly DocumentSnapshot[]): readonly string[] {
  return found.filter((snapshot) => changeFrom(snapshot) === null).map(({ id }) => id);
}

function inOrder(changes: readonly Change[]): readonly Change[] {
  return listedChanges(changes.toSorted(compareChanges));
}

function readable(found: readonly DocumentSnapshot[]): readonly Change[] {
  return found.flatMap((snapshot) => changeFrom(snapshot) ?? []);
}

function changeFrom({ id, data }: DocumentSnapshot): Change | null {
  const change = changeSchema.safeParse(data);
  return change.success ? { ...change.data, id } : null;
}

/** The change in `snapshot`; fails with a text where it is damaged. */
export function readChange(snapshot: DocumentSnapshot): Change {
  const change = changeFrom(snapshot);
  if (change === null) throw unreadable();
  return change;
}

/** Fails with a text where the change was pruned, went with its festival, or cannot be read any more. */
export async function requireOnRecord(
  documents: DocumentReader,
  festivalId: string,
  { id }: Change,
): Promise<void> {
  const found = await documents.get(paths.change(festivalId, id));
  if (found === null) throw await goneFrom(documents, festivalId);
  readChange(found);
}

async function goneFrom(documents: DocumentReader, festivalId: string): Promise<ServiceError> {
  if (festivalId === artistHistory) return new ServiceError('not-found', historyMessages.notFound);
  const festival = await documents.get(paths.festival(festivalId));
  const text = festival === null ? messages.festival.notFound : historyMessages.notFound;
  return new ServiceError('not-found', text);
}

function unreadable(): ServiceError {
  return new ServiceError('internal', historyMessages.unreadable);
}

/** All that a change did; all rows of an import that was made row by row. */
export async function readEdits(
  documents: DocumentReader,
  festivalId: string,
  change: Change,
): Promise<readonly Edit[]> {
  const changes =
    change.importId === undefined ? [change] : await importChanges(documents, festivalId, change.importId);
  const edits = await Promise.all(changes.map((each) => editsOf(documents, festivalId, each)));
  return edits.flat();
}

/** More rows than a spreadsheet may have. */
const manyRows = 20_000;

/** The changes of an import that was made row by row. */
export function changesOfImport(festivalId: string, importId: string): Query {
  return {
    collection: paths.changes(festivalId),
    containsAny: { field: 'touches', values: [touchWord({ type: 'import', id: importId })] },
    orderBy: newestFirst,
    limit: manyRows,
  };
}

async function importChanges(
  documents: DocumentReader,
  festivalId: string,
  importId: string,
): Promise<readonly Change[]> {
  // What is damaged is in every response, of whatever change it was: it keeps no import from being taken back.
  return readable(await documents.query(changesOfImport(festivalId, importId)));
}

async function editsOf(
  documents: DocumentReader,
  festivalId: string,
  change: Change,
): Promise<readonly Edit[]> {
  const parts = await readParts(documents, festivalId, change);
  if (parts.includes(null)) throw await goneFrom(documents, festivalId);
  return [
    ...change.edits,
    ...parts.flatMap((part) => {
      const edits = editsOfPart(part);
      if (edits === null) throw unreadable();
      return edits;
    }),
  ];
}

function readParts(documents: DocumentReader, festivalId: string, { id, parts }: Change) {
  const ids = Array.from({ length: parts }, (_, index) => partId(index));
  return Promise.all(ids.map((part) => documents.get(paths.changePart(festivalId, id, part))));
}

/** Null where they cannot be read. */
function editsOfPart(part: DocumentSnapshot | null): readonly Edit[] | null {
  const read = changePartSchema.safeParse(part?.data);
  return read.success ? read.data.edits : null;
}

/** The changes behind `after`, or from the newest on, that touch all of `touches`. Reads on until it has found some. */
export async function findChanges(
  documents: DocumentReader,
  festivalId: string,
  touches: readonly Touch[],
  after: ChangeCursor | null,
): Promise<ChangePage> {
  const found: Change[] = [];
  const unreadable = new Set<string>();
  let last = after;
  for (;;) {
    const page = await readPage(documents, festivalId, touches[0], last);
    for (const id of page.unreadable) unreadable.add(id);
    for (const change of page.changes) {
      if (await touchesAll(documents, festivalId, change, touches)) found.push(change);
    }
    last = page.next;
    const changes = inOrder(found);
    if (last === null || changes.length >= changesPerPage / 2) {
      return { changes, unreadable: [...unreadable], next: last };
    }
  }
}

/** The latest change after `change` that touched the fields of a clash; null where none is on record. */
export async function findLaterWork(
  documents: DocumentReader,
  festivalId: string,
  change: Change,
  { inverse: { target, id }, fields }: Pick<UndoClash, 'inverse' | 'fields'>,
): Promise<Change | null> {
  const touches = touchesOfDocument({ target, id });
  const touched = (edit: Edit) =>
    edit.target === target && edit.id === id && fieldsOf(edit).some((name) => fields.includes(name));
  let after: ChangeCursor | null = null;
  do {
    const { changes, next }: ChangePage = await findChanges(documents, festivalId, touches, after);
    for (const each of changes) {
      if (compareChanges(each, change) >= 0) return null;
      const edits = each.parts === 0 ? each.edits : await editsOf(documents, festivalId, each);
      if (edits.some(touched)) return each;
    }
    after = next;
  } while (after !== null);
  return null;
}

async function readPage(
  documents: DocumentReader,
  festivalId: string,
  touch: Touch | undefined,
  after: ChangeCursor | null,
): Promise<ChangePage> {
  const query: Query = {
    ...latestChanges(festivalId),
    ...(touch !== undefined && { containsAny: { field: 'touches', values: wordsToFind(touch) } }),
    ...(after !== null && { where: [{ field: 'at', op: '<=', value: after.at }] }),
  };
  const snapshots = await documents.query(query);
  // What is damaged in the store has no place: it is in the response to every question.
  const behind = snapshots.filter((snapshot) => {
    const cursor = cursorOf(snapshot);
    return cursor === null || after === null || isBehind(cursor, after);
  });
  const isLast = snapshots.length < changesPerPage;
  const last = isLast ? undefined : behind.flatMap((snapshot) => cursorOf(snapshot) ?? []).at(-1);
  return { changes: readable(behind), unreadable: unreadableOf(behind), next: last ?? null };
}

/** The entry's place in the history, also where the rest of it cannot be read; null without a time. */
function cursorOf({ id, data: { at } }: DocumentSnapshot): ChangeCursor | null {
  return isTimestamp(at) ? { id, at } : null;
}

/** In the order of the query, which has those of one instant by their ids upwards. */
function isBehind(change: ChangeCursor, after: ChangeCursor): boolean {
  return compareTimestamps(change.at, after.at) !== 0 || change.id > after.id;
}

async function touchesAll(
  documents: DocumentReader,
  festivalId: string,
  change: Change,
  touches: readonly Touch[],
): Promise<boolean> {
  const unknown: Touch[] = [];
  for (const touch of touches) {
    const does = doesTouch(change, touch);
    if (does === false) return false;
    if (does === 'unknown') unknown.push(touch);
  }
  if (unknown.length === 0) return true;
  const parts = (await readParts(documents, festivalId, change)).map((part) => editsOfPart(part));
  // What cannot be read may touch anything.
  if (parts.includes(null)) return true;
  const edits = [...change.edits, ...parts.flatMap((part) => part ?? [])];
  return unknown.every((touch) => doEditsTouch(edits, touch));
}

/**
 * What was done after `change`, the earliest first. Fails with a text where that is not known: the change is no longer on
 * record, so that later ones may be gone too, or a later one cannot be read.
 */
export async function changesSince(
  documents: DocumentReader,
  festivalId: string,
  change: Change,
): Promise<readonly Edit[]> {
  const found = await documents.query({
    collection: paths.changes(festivalId),
    where: [{ field: 'at', op: '>=', value: change.at }],
    orderBy: newestFirst,
  });
  if (!found.some(({ id }) => id === change.id)) throw await goneFrom(documents, festivalId);
  if (found.some((snapshot) => changeFrom(snapshot) === null && mayBeLater(snapshot, change))) {
    throw unreadable();
  }
  const later = readable(found)
    .filter((each) => compareChanges(each, change) < 0)
    .toSorted(compareChanges)
    // The rows of one spreadsheet are one change: what it left is what its last row left.
    .filter(({ importId }) => importId === undefined || importId !== change.importId);
  const edits = await Promise.all(later.map((each) => editsOf(documents, festivalId, each)));
  return edits.toReversed().flat();
}

/** What is damaged is found whatever it was; the ids of changes sort by time. */
function mayBeLater({ id, damaged }: DocumentSnapshot, change: Change): boolean {
  return damaged !== true || id > change.id;
}
