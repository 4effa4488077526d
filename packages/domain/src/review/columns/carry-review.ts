import { draftFields, type DraftEvent, type DraftField, type DraftValues } from '../../entities/upload.ts';
import { asReadAfter, changedFields, isChangedInBulk, valuesAsRead } from '../as-read.ts';
import { isUnplaced, lacksPlace } from '../unplaced/is-unplaced.ts';
import { pairDrafts, type ReadDrafts } from './pair-drafts.ts';

/** A change of the review that does not apply after the file was parsed again. */
export interface LostChange {
  readonly row: number;
  readonly artistName: string;
  readonly field: DraftField;
  readonly value: string;
}

/** The decisions of a review, as changes of the drafts after the file was parsed again. */
export interface CarriedReview {
  /** New values by the ids of the new drafts. */
  readonly changed: ReadonlyMap<string, Partial<DraftValues>>;
  /** Ids of the new drafts whose sets were removed before. */
  readonly removed: ReadonlySet<string>;
  /** How many changes and removals still apply. */
  readonly applied: number;
  readonly lost: readonly LostChange[];
  /** The ids of the new drafts by the ids of the old ones. */
  readonly ids: ReadonlyMap<string, string>;
}

const placeAndTime = ['stage', 'date', 'timeStart', 'timeEnd'] as const;
const timeFields: ReadonlySet<DraftField> = new Set(['date', 'timeStart', 'timeEnd']);

/**
 * Applies the decisions of a review to the newly parsed file. A manual change applies if its row still exists. A bulk
 * change (a fix, an answer about stages or nights) applies if the file's values are still the ones it was based on: for
 * a day or a time, all of stage, day and times. An answer about a stage applies to every set on a stage of that name.
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

/** Returns true if the change of `field` in the review of `old` also applies to the newly parsed `now`. */
function applies(old: DraftEvent, now: DraftEvent, field: DraftField): boolean {
  if (!isChangedInBulk(old, field) || now[field] === old[field]) return true;
  const read = valuesAsRead(old);
  const fields = timeFields.has(field) ? placeAndTime : [field];
  return fields.every((each) => (now[each] ?? '') === (read[each] ?? '') || now[each] === old[each]);
}

/** Returns the new values of a draft; null if it does not change. */
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

/** Returns the stages that names in the file stand for, if the same answer was given for all sets with the name. */
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
