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

/** How many changes are loaded at once. */
export const changesPerPage = 50;

/** Changes, newest first. */
export interface Changes {
  readonly changes: readonly Change[];
  /** The ids of the entries that cannot be read. */
  readonly unreadable: readonly string[];
}

/** A position in the history: an entry, readable or not. */
export type ChangeCursor = Pick<Change, 'id' | 'at'>;

/** A page of changes; `next` is the cursor of the next page, null on the last one. */
export interface ChangePage extends Changes {
  readonly next: ChangeCursor | null;
}

const newestFirst = [{ field: 'at', direction: 'descending' }] as const;
const listed: ContainsAny = { field: 'touches', values: [listedChange] };

/** The query for a festival's latest changes that the history lists. */
export function latestChanges(festivalId: string): Query {
  return {
    collection: paths.changes(festivalId),
    containsAny: listed,
    orderBy: newestFirst,
    limit: changesPerPage,
  };
}

/** Parses the readable records; a damaged one does not hide the others. */
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

/** Parses the change in `snapshot`; fails with a text if it is damaged. */
export function readChange(snapshot: DocumentSnapshot): Change {
  const change = changeFrom(snapshot);
  if (change === null) throw unreadable();
  return change;
}

/** Fails with a text if the change was pruned, deleted with its festival, or cannot be read. */
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

/** Reads all edits of a change, or of all rows of an import that was made row by row. */
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

/** More rows than a spreadsheet can have. */
const manyRows = 20_000;

/** The query for the changes of an import that was made row by row. */
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
  // Damaged documents are in every response, whichever change they belong to; they do not prevent an undo of the
  // import.
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

/** Null if they cannot be read. */
function editsOfPart(part: DocumentSnapshot | null): readonly Edit[] | null {
  const read = changePartSchema.safeParse(part?.data);
  return read.success ? read.data.edits : null;
}

/**
 * Finds changes that match all of `touches`, starting after `after` or with the newest. Reads more pages until it has
 * found some.
 */
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

/** Returns the latest change after `change` that modified the fields of a clash; null if there is none on record. */
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
  // Damaged documents have no position: they are in the response to every query.
  const behind = snapshots.filter((snapshot) => {
    const cursor = cursorOf(snapshot);
    return cursor === null || after === null || isBehind(cursor, after);
  });
  const isLast = snapshots.length < changesPerPage;
  const last = isLast ? undefined : behind.flatMap((snapshot) => cursorOf(snapshot) ?? []).at(-1);
  return { changes: readable(behind), unreadable: unreadableOf(behind), next: last ?? null };
}

/** The entry's position in the history, even if the rest of it cannot be read; null without a time. */
function cursorOf({ id, data: { at } }: DocumentSnapshot): ChangeCursor | null {
  return isTimestamp(at) ? { id, at } : null;
}

/** Compares in the order of the query, which sorts entries of the same instant by ascending id. */
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
  // An unreadable part may touch anything.
  if (parts.includes(null)) return true;
  const edits = [...change.edits, ...parts.flatMap((part) => part ?? [])];
  return unknown.every((touch) => doEditsTouch(edits, touch));
}

/**
 * Returns the changes after `change`, oldest first. Fails with a text if they are unknown: the change is no longer on
 * record, so that later ones may be missing too, or a later one cannot be read.
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
    // The rows of one spreadsheet count as one change, whose result is the state after its last row.
    .filter(({ importId }) => importId === undefined || importId !== change.importId);
  const edits = await Promise.all(later.map((each) => editsOf(documents, festivalId, each)));
  return edits.toReversed().flat();
}

/** Damaged documents match every query; the ids of changes sort by time. */
function mayBeLater({ id, damaged }: DocumentSnapshot, change: Change): boolean {
  return damaged !== true || id > change.id;
}
