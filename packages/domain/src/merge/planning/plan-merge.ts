import { agreedValues, type ImportBase } from '../import-base.ts';
import type { LeftSet, Pair, Pairing } from '../matching/match-sets.ts';
import type { StoredSet } from '../../timetable/set-edits.ts';
import {
  currentValues,
  hasSameText,
  valueOf,
  valuesOfStored,
  type IncomingSet,
  type MergeFestival,
  type SetValues,
} from '../set-values.ts';
import { draftFields } from '../../entities/upload.ts';
import type { MergeChoices, MergeScope, RowAnswers } from './choices.ts';
import { compareFields } from './compare-fields.ts';
import type {
  DeletedRow,
  MergePlan,
  MergeRow,
  MergeRowKind,
  MissingRow,
  NewRow,
  PairRow,
} from './merge-plan.ts';
import { isInScope, scopeOfFile } from './scope.ts';

/**
 * Plans a merge: a three-way comparison of the paired sets with the last import of the source (`base`; null for the
 * first import), limited to the scope in `choices`, with the answers given so far.
 */
export function planMerge(
  pairing: Pairing,
  base: ImportBase | null,
  festival: MergeFestival,
  choices: MergeChoices = {},
): MergePlan {
  const { scope = {}, answers = {} } = choices;
  const answersOf = (key: string): RowAnswers => (Object.hasOwn(answers, key) ? (answers[key] ?? {}) : {});
  const added = pairing.added.filter(({ values }) => isInScope(scope, [values]));
  const isWhole = scope.days === undefined && scope.stages === undefined;
  const pairs = isWhole
    ? pairing.pairs
    : pairing.pairs.filter((pair) => isInScope(scope, placesOfPair(pair, festival)));
  const rows = [
    ...added.map((incoming) => newRow(incoming, answersOf(incoming.id))),
    ...pairs.map((pair) => rowOfPair(pair, festival, answersOf(pair.incoming.id))),
  ].toSorted((a, b) => a.incoming.row - b.incoming.row);
  const missing = missingSets(pairing, base, festival, scope).map((set) =>
    missingRow(set, answersOf(set.stored.id)),
  );
  const all = [...rows, ...missing];
  return {
    rows: all,
    ...sumsOf(all),
    outside: pairing.added.length - added.length + pairing.pairs.length - pairs.length,
    untouched: untouchedIds(pairing, pairs, missing),
  };
}

function untouchedIds(
  { pairs, left }: Pairing,
  taken: readonly Pair[],
  missing: readonly MissingRow[],
): readonly string[] {
  const spokenOf = new Set([...taken.map(({ id }) => id), ...missing.map(({ key }) => key)]);
  return [...pairs.map(({ id }) => id), ...left.map(({ stored }) => stored.id)].filter(
    (id) => !spokenOf.has(id),
  );
}

function newRow(incoming: IncomingSet, answers: RowAnswers): NewRow {
  return { kind: 'new', key: incoming.id, incoming, from: answers.exists ?? 'file' };
}

function missingRow({ stored, base }: LeftSet, answers: RowAnswers): MissingRow {
  const wasRetained = base?.isGone === true;
  return { kind: 'missing', key: stored.id, stored, base, wasRetained, from: answers.exists ?? 'portal' };
}

function placesOfPair({ incoming, stored, base }: Pair, festival: MergeFestival): readonly SetValues[] {
  if (stored !== null) return [incoming.values, valuesOfStored(stored, festival)];
  return base === null ? [incoming.values] : [incoming.values, agreedValues(base)];
}

function rowOfPair(pair: Pair, festival: MergeFestival, answers: RowAnswers): PairRow | DeletedRow {
  const { incoming, stored, base, how } = pair;
  if (stored === null) return deletedRow(pair, answers);
  const fields = compareFields(incoming, comparedValues(incoming, stored, festival), base, answers, how);
  const isPortalOnly = fields.every(({ proposal }) => proposal === 'portal');
  const kind = fields.length === 0 ? 'unchanged' : isPortalOnly ? 'portalOnly' : 'changed';
  return { kind, key: incoming.id, incoming, stored, base, how, fields };
}

/**
 * Returns the planned values of the stored set, or its current ones if the file has exactly those, as an export made on
 * the show day does.
 */
function comparedValues({ values }: IncomingSet, stored: StoredSet, festival: MergeFestival): SetValues {
  const now = currentValues(stored, festival);
  const isNow = timeFields.every((field) => valueOf(values, field) === '' || hasSameText(values, now, field));
  return isNow ? now : valuesOfStored(stored, festival);
}

const timeFields = ['date', 'timeStart', 'timeEnd'] as const;

function deletedRow({ incoming, id, base }: Pair, answers: RowAnswers): DeletedRow {
  const known = base ?? { said: {} };
  const { values, read = values } = incoming;
  const isSame = draftFields.every(
    (field) =>
      valueOf(values, field) === '' ||
      hasSameText(read, known.said, field) ||
      hasSameText(values, agreedValues(known), field),
  );
  const proposal = isSame ? 'portal' : 'ask';
  return {
    kind: 'deleted',
    key: incoming.id,
    incoming,
    id,
    base: known,
    proposal,
    from: answers.exists ?? proposal,
  };
}

/**
 * Returns the missing sets on the days and stages that the file covers: those of the last import, or all stored sets if
 * this is the source's first import.
 */
function missingSets(
  { pairs, added, left }: Pairing,
  base: ImportBase | null,
  festival: MergeFestival,
  scope: MergeScope,
): readonly LeftSet[] {
  const file = scopeOfFile([...pairs.map(({ incoming }) => incoming), ...added].map(({ values }) => values));
  return left.filter((set) => {
    if (base !== null && set.base === null) return false;
    const now = valuesOfStored(set.stored, festival);
    const places = set.base === null ? [now] : [now, agreedValues(set.base)];
    return isInScope(file, places) && isInScope(scope, places);
  });
}

function sumsOf(
  rows: readonly MergeRow[],
): Pick<MergePlan, 'counts' | 'open' | 'added' | 'changed' | 'removed'> {
  const counts: Record<MergeRowKind, number> = {
    new: 0,
    changed: 0,
    portalOnly: 0,
    unchanged: 0,
    deleted: 0,
    missing: 0,
  };
  let [open, added, changed, removed] = [0, 0, 0, 0];
  for (const row of rows) {
    counts[row.kind] += 1;
    if ('fields' in row) {
      open += new Set(row.fields.filter(({ from }) => from === 'ask').map(({ question }) => question)).size;
      if (row.fields.some(({ from }) => from === 'file')) changed += 1;
    } else if (row.from === 'ask') open += 1;
    else if (row.from === 'file' && row.kind === 'missing') removed += 1;
    else if (row.from === 'file') added += 1;
  }
  return { counts, open, added, changed, removed };
}
