import {
  artistHistory,
  changePartSchema,
  changeSchema,
  countsOf,
  createdArtistsOf,
  differInDaysOnly,
  documentKey,
  editBetween,
  editTargetOf,
  historyOf,
  isChangeKind,
  isChangePartKind,
  isOfKind,
  isSameValue,
  parseDocumentPath,
  partId,
  pathOfEdit,
  paths,
  touchesOf,
  withoutStamps,
  zoneOfFields,
  type ChangeAuthor,
  type ChangeData,
  type DocumentPath,
  type Edit,
  type Fields,
} from '@lineup/domain';
import type { DocumentData } from '../documents.ts';
import { ProviderError } from '../errors.ts';
import { placeName, refusal } from './refusal.ts';
import { checkReference } from './reference-rules.ts';
import type { VersionedDocument, WorkingCopy } from './working-copy.ts';

/** The recorded writes of a commit that belong to one history. */
interface HistoryWork {
  readonly edits: Edit[];
  readonly records: DocumentPath[];
  readonly parts: DocumentPath[];
  /** Whether the commit writes a recorded document, even if only its stamps. */
  isWritten: boolean;
}

/**
 * Checks the records of a person's commit: its writes to a festival, its sets, acts, blocks or sources, or to artists
 * must have a record in the history of each in the same commit, by this person and under the commit's name; the record
 * matches exactly what the commit does, and a change that it refers to exists and matches. Fails with
 * `permission-denied`, and with `conflict` if the days of the record are in another time zone than the festival's. Call
 * it after `checkDocuments`.
 */
export function checkRecords(copy: WorkingCopy, by: ChangeAuthor, name: string): void {
  const works = workByHistory(copy);
  const created = createdArtistsOf(works.get(artistHistory)?.edits ?? []);
  for (const [history, work] of works) {
    const createdArtists = history === artistHistory ? 0 : created;
    checkHistory(copy, history, { ...work, createdArtists }, by, name);
  }
}

function workByHistory(copy: WorkingCopy): ReadonlyMap<string, HistoryWork> {
  const byHistory = new Map<string, HistoryWork>();
  for (const [path, document] of copy.changes()) {
    const place = parseDocumentPath(path);
    const history = place === null ? null : historyOf(place);
    if (place === null || history === null) continue;
    const work = byHistory.get(history) ?? { edits: [], records: [], parts: [], isWritten: false };
    byHistory.set(history, work);
    if (isChangeKind(place.kind)) work.records.push(place);
    if (isChangePartKind(place.kind)) work.parts.push(place);
    const target = editTargetOf(place);
    if (target === null) continue;
    work.isWritten = true;
    const edit = editBetween({ target, id: place.id }, fieldsOf(copy.readOriginal(path)), fieldsOf(document));
    if (edit !== null) work.edits.push(edit);
  }
  return byHistory;
}

function checkHistory(
  copy: WorkingCopy,
  history: string,
  work: HistoryWork & { readonly createdArtists: number },
  by: ChangeAuthor,
  name: string,
): void {
  const { edits, records, parts, isWritten, createdArtists } = work;
  if (!isWritten && records.length === 0 && parts.length === 0) return;
  const [place, ...others] = records;
  if (place === undefined) throw refusal(history, 'has no record');
  if (others.length > 0) throw refusal(history, 'has two records');
  if (place.id !== name) throw refusal(history, 'has a record under another name');
  const record = changeSchema.parse(dataOf(copy, paths.change(history, place.id)));
  if (record.by.id !== by.id || record.by.email !== by.email) {
    throw refusal(history, 'has a record by another author');
  }
  const recordedEdits = [...record.edits, ...editsOfParts(copy, history, record, place.id, parts)];
  if (!isSameWork(recordedEdits, edits)) throw refusal(history, 'differs from the edits of its record');
  if (!isTrueSummary(record, edits) || (record.createdArtists ?? 0) !== createdArtists)
    throw refusal(history, 'differs from the kind or the counts of its record');
  checkReference(copy, history, record, edits);
  checkTouches(copy, history, record, edits);
}

/** A wrong search word would hide the change from searches. */
function checkTouches(copy: WorkingCopy, history: string, record: ChangeData, edits: readonly Edit[]): void {
  const known = (edit: Pick<Edit, 'target' | 'id'>) => fieldsOf(copy.readOriginal(pathOfEdit(history, edit)));
  const timezone = zoneOfFields(fieldsOf(copy.read(paths.festival(history))));
  const due = touchesOf({ ...record, edits, known, timezone });
  if (isSameValue(record.touches, due)) return;
  if (!differInDaysOnly(record.touches, due))
    throw refusal(history, 'has a record with the wrong search words');
  throw new ProviderError('conflict', `${placeName(history)} has another zone than its record goes by`);
}

function editsOfParts(
  copy: WorkingCopy,
  history: string,
  record: ChangeData,
  changeId: string,
  parts: readonly DocumentPath[],
): readonly Edit[] {
  const ids = Array.from({ length: record.parts }, (_, index) => partId(index));
  const isComplete =
    parts.length === ids.length &&
    parts.every(({ collection }) => collection === paths.changeParts(history, changeId));
  if (!isComplete) throw refusal(history, 'has other parts than its record says');
  return ids.flatMap((id) => {
    const path = paths.changePart(history, changeId, id);
    if (copy.readOriginal(path) !== null || copy.read(path) === null) {
      throw refusal(history, 'has other parts than its record says');
    }
    return changePartSchema.parse(dataOf(copy, path)).edits;
  });
}

function isSameWork(recordedEdits: readonly Edit[], done: readonly Edit[]): boolean {
  if (recordedEdits.length !== done.length) return false;
  const byKey = new Map(done.map((edit) => [documentKey(edit), edit]));
  return recordedEdits.every((edit) => {
    const found = byKey.get(documentKey(edit));
    byKey.delete(documentKey(edit));
    return found !== undefined && isSameValue({ ...edit }, { ...found });
  });
}

function isTrueSummary(record: ChangeData, edits: readonly Edit[]): boolean {
  const { created, edited, deleted } = countsOf(edits);
  if (record.created !== created || record.edited !== edited || record.deleted !== deleted) return false;
  return isOfKind(record.kind, edits);
}

function dataOf(copy: WorkingCopy, path: string): DocumentData {
  return copy.read(path)?.data ?? {};
}

function fieldsOf(document: VersionedDocument | null): Fields | null {
  return document === null ? null : withoutStamps(document.data);
}
