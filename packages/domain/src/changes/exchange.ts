import { isTimestamp, timestampToMillis } from '../timestamp.ts';
import { isMove } from './change.ts';
import { isSameValue, type Edit, type Fields } from './edits.ts';

/**
 * Returns true if two edits exchange the places of two sets: their stages, their starts, or both. Two successive sets
 * of one stage (`isOneStage`) may also have swapped their order, see `swapSets`: as lengths may differ, only the first
 * start is unchanged.
 */
export function isExchange(one: Edit, other: Edit, isOneStage: boolean): boolean {
  if (!isMove(one) || !isMove(other)) return false;
  const isExchanged = (field: string) =>
    isSameValue(one.after?.[field], other.before?.[field]) &&
    isSameValue(other.after?.[field], one.before?.[field]);
  if ('stage' in (one.after ?? {})) return isExchanged('stage') && isExchanged('timeStart');
  if (!isOneStage || !('timeStart' in (one.after ?? {}))) return false;
  return isExchanged('timeStart') || haveChangedOrder(one, other);
}

function haveChangedOrder(one: Edit, other: Edit): boolean {
  const spans = [one, other].map(({ before, after }) => ({ before: spanOf(before), after: spanOf(after) }));
  const [first, second] = spans.sort((a, b) => (a.before?.start ?? 0) - (b.before?.start ?? 0));
  if (!first?.before || !first.after || !second?.before || !second.after) return false;
  return second.after.start === first.before.start && first.after.start >= second.after.end;
}

function spanOf(fields: Fields | null): { readonly start: number; readonly end: number } | null {
  const { timeStart, timeEnd } = fields ?? {};
  if (!isTimestamp(timeStart) || !isTimestamp(timeEnd)) return null;
  return { start: timestampToMillis(timeStart), end: timestampToMillis(timeEnd) };
}
