import {
  changePartSchema,
  changeSchema,
  compareChanges,
  doEditsTouch,
  doesTouch,
  listedChange,
  listedChanges,
  partId,
  paths,
  touchWord,
  wordsToFind,
  type Change,
  type Edit,
  type Touch,
} from '@lineup/domain';
import type { ContainsAny, DocumentPort, DocumentSnapshot, Query } from '@lineup/provider';

/** So many changes are loaded at once. */
export const changesPerPage = 50;

/** Changes, the newest first. */
export interface Changes {
  readonly changes: readonly Change[];
  /** How many entries cannot be read. */
  readonly damaged: number;
}

/** Some of the changes that were asked for; `next` is where to go on, null where there are no more. */
export interface ChangePage extends Changes {
  readonly next: Change | null;
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
  const changes = found.flatMap(({ id, data }) => {
    const change = changeSchema.safeParse(data);
    return change.success ? [{ ...change.data, id }] : [];
  });
  return { changes: listedChanges(changes), damaged: found.length - changes.length };
}

/** All that a change did; all rows of an import that was made row by row. */
export async function readEdits(
  documents: DocumentPort,
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
  documents: DocumentPort,
  festivalId: string,
  importId: string,
): Promise<readonly Change[]> {
  const found = await documents.query(changesOfImport(festivalId, importId));
  return found.map(({ id, data }) => ({ ...changeSchema.parse(data), id }));
}

async function editsOf(
  documents: DocumentPort,
  festivalId: string,
  change: Change,
): Promise<readonly Edit[]> {
  if (change.parts === 0) return change.edits;
  const ids = Array.from({ length: change.parts }, (_, index) => partId(index));
  const parts = await Promise.all(
    ids.map((id) => documents.get(paths.changePart(festivalId, change.id, id))),
  );
  return [...change.edits, ...parts.flatMap((part) => changePartSchema.parse(part?.data).edits)];
}

/** The changes behind `after`, or from the newest on, that touch all of `touches`. Reads on until it has found some. */
export async function findChanges(
  documents: DocumentPort,
  festivalId: string,
  touches: readonly Touch[],
  after: Change | null,
): Promise<ChangePage> {
  const found: Change[] = [];
  let damaged = 0;
  let last = after;
  for (;;) {
    const page = await readPage(documents, festivalId, touches[0], last);
    damaged += page.damaged;
    for (const change of page.changes) {
      if (await touchesAll(documents, festivalId, change, touches)) found.push(change);
    }
    last = page.next;
    const changes = listedChanges(found);
    if (last === null || changes.length >= changesPerPage / 2) return { changes, damaged, next: last };
  }
}

async function readPage(
  documents: DocumentPort,
  festivalId: string,
  touch: Touch | undefined,
  after: Change | null,
): Promise<ChangePage> {
  const query: Query = {
    ...latestChanges(festivalId),
    ...(touch !== undefined && { containsAny: { field: 'touches', values: wordsToFind(touch) } }),
    ...(after !== null && { where: [{ field: 'at', op: '<=', value: after.at }] }),
  };
  const snapshots = await documents.query(query);
  const read = snapshots.flatMap(({ id, data }) => {
    const change = changeSchema.safeParse(data);
    return change.success ? [{ ...change.data, id }] : [];
  });
  const behind = after === null ? read : read.filter((change) => compareChanges(after, change) < 0);
  const last = snapshots.length < changesPerPage ? undefined : behind.at(-1);
  // What is damaged is in the response to every question.
  const damaged = after === null ? snapshots.length - read.length : 0;
  return { changes: behind, damaged, next: last ?? null };
}

async function touchesAll(
  documents: DocumentPort,
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
  const edits = await editsOf(documents, festivalId, change);
  return unknown.every((touch) => doEditsTouch(edits, touch));
}

/** What was done after `change`, the earliest first. */
export async function changesSince(
  documents: DocumentPort,
  festivalId: string,
  change: Change,
): Promise<readonly Edit[]> {
  const found = await documents.query({
    collection: paths.changes(festivalId),
    where: [{ field: 'at', op: '>=', value: change.at }],
    orderBy: newestFirst,
  });
  const later = found
    .map(({ id, data }) => ({ ...changeSchema.parse(data), id }))
    .filter((each) => compareChanges(each, change) < 0)
    // The rows of one spreadsheet are one change: what it left is what its last row left.
    .filter(({ importId }) => importId === undefined || importId !== change.importId);
  const edits = await Promise.all(later.map((each) => editsOf(documents, festivalId, each)));
  return edits.toReversed().flat();
}
