import { draftFields, type DraftEvent, type DraftField, type DraftValues } from '../../entities/upload.ts';
import { asReadAfter, changedFields, isChangedInBulk, valuesAsRead } from '../as-read.ts';
import { isUnplaced, lacksPlace } from '../unplaced/is-unplaced.ts';
import { pairDrafts, type ReadDrafts } from './pair-drafts.ts';

/** A change of the review that does not apply to the new reading. */
export interface LostChange {
  readonly row: number;
  readonly artistName: string;
  readonly field: DraftField;
  readonly value: string;
}

/** What the review decided about a file, as changes of its drafts after another reading. */
export interface CarriedReview {
  /** New values by the ids of the new drafts. */
  readonly changed: ReadonlyMap<string, Partial<DraftValues>>;
  /** Ids of the new drafts whose sets were removed before. */
  readonly removed: ReadonlySet<string>;
  /** How many changes and removals still apply. */
  readonly applied: number;
  readonly lost: readonly LostChange[];
  /** The ids of the new drafts by those of the old ones. */
  readonly ids: ReadonlyMap<string, string>;
}

const placeAndTime = ['stage', 'date', 'timeStart', 'timeEnd'] as const;
const timeFields: ReadonlySet<DraftField> = new Set(['date', 'timeStart', 'timeEnd']);

/**
 * Applies what was decided about a draft to another reading of the same file. A change by hand applies as long as its row is
 * read. A change in bulk (a fix, an answer about stages or nights) applies where the file still says what it was decided
 * upon: for a day or a time, all of stage, day and times. An answer about a stage applies to every set on a stage of that name.
 */
export function carryReview(before: ReadDrafts, after: ReadDrafts): CarriedReview {
  const pairs = pairDrafts(before, after);
  const changed = new Map<string, Partial<DraftValues>>();
  const lost: LostChange[] = [];
  let applied = pairs.removed.size;
  const answers = stageAnswers(before.drafts);
  const oldOf = new Map([...pairs.matches].map(([old, { id }]) => [id, old]));
  const oldById = new Map(before.drafts.map((draft) => [draft.id, draft]));
  for (const draft of before.drafts) {
    const match = pairs.matches.get(draft.id);
    for (const field of changedFields(draft)) {
      if (match !== undefined && applies(draft, match, field)) applied += 1;
      else lost.push({ row: draft.row, artistName: draft.artistName, field, value: draft[field] ?? '' });
    }
    if (match !== undefined && isUnplaced(draft)) applied += 1;
    if (match !== undefined && draft.artistEdits !== undefined) applied += 1;
  }
  for (const draft of after.drafts) {
    if (pairs.removed.has(draft.id)) continue;
    const change = changeOf(oldById.get(oldOf.get(draft.id) ?? ''), draft, answers);
    if (change !== null) changed.set(draft.id, change);
  }
  const ids = new Map([...pairs.matches].map(([old, { id }]) => [old, id]));
  return { changed, removed: pairs.removed, applied, lost, ids };
}

/** Returns true if the change of `field` in the review of `old` holds for the same set as `now` read. */
function applies(old: DraftEvent, now: DraftEvent, field: DraftField): boolean {
  if (!isChangedInBulk(old, field) || now[field] === old[field]) return true;
  const read = valuesAsRead(old);
  const fields = timeFields.has(field) ? placeAndTime : [field];
  return fields.every((each) => (now[each] ?? '') === (read[each] ?? '') || now[each] === old[each]);
}

/** The new values of a draft; null if it stays as it was read. */
function changeOf(
  old: DraftEvent | undefined,
  now: DraftEvent,
  answers: ReadonlyMap<string, string>,
): Partial<DraftValues> | null {
  const carried = old === undefined ? [] : changedFields(old).filter((field) => applies(old, now, field));
  const valuesOf = (inBulk: boolean): Partial<DraftValues> =>
    old === undefined
      ? {}
      : Object.fromEntries(
          carried
            .filter((field) => isChangedInBulk(old, field) === inBulk && now[field] !== old[field])
            .map((field) => [field, old[field]]),
        );
  const answer = carried.includes('stage') ? undefined : answers.get(now.stage);
  const bulk = { ...valuesOf(true), ...(answer !== undefined && { stage: answer }) };
  const byHand = valuesOf(false);
  const all = { ...bulk, ...byHand };
  const unplaced = old !== undefined && isUnplaced(old) && lacksPlace({ ...now, ...all });
  const artistEdits = old?.artistEdits;
  const isAsRead = draftFields.every((field) => all[field] === undefined);
  if (isAsRead && !unplaced && artistEdits === undefined) return null;
  const afterBulk = asReadAfter(now, bulk, true);
  const asRead = asReadAfter({ ...now, ...bulk, ...(afterBulk !== null && { asRead: afterBulk }) }, byHand);
  const text = asRead ?? afterBulk;
  return {
    ...all,
    ...(unplaced && { unplaced }),
    ...(artistEdits !== undefined && { artistEdits }),
    ...(text !== null && { asRead: text }),
  };
}

/** Which stages the names in the file stand for, where one answer was given for all sets with the name. */
function stageAnswers(drafts: readonly DraftEvent[]): ReadonlyMap<string, string> {
  const found = new Map<string, string | null>();
  for (const draft of drafts) {
    const { stage } = valuesAsRead(draft);
    const isAnswer = draft.stage !== stage && isChangedInBulk(draft, 'stage');
    const known = found.get(stage);
    found.set(stage, isAnswer && (known === undefined || known === draft.stage) ? draft.stage : null);
  }
  return new Map([...found].flatMap(([name, stage]) => (stage === null ? [] : [[name, stage] as const])));
}
