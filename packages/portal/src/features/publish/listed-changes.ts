import { festivalDayOf, foldText, formatDay, type Festival } from '@lineup/domain';
import { lineupChangeText, type LineupChange } from '@lineup/domain/release';

/** The kinds by which changes are filtered. */
const changeKinds = ['added', 'moved', 'changed', 'removed', 'festival', 'artists'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A change in the list. */
export interface ListedChange {
  readonly key: string;
  readonly kind: ChangeKind;
  /** The festival day of its group, "Fri, Jul 3", or the festival's name. */
  readonly heading: string;
  readonly text: string;
}

/** Returns the changes in order with their texts; each set is grouped under its current or former festival day. */
export function listChanges(changes: readonly LineupChange[], festival: Festival): readonly ListedChange[] {
  const headings = new Map<string, string>();
  const headingOf = (start: number | null) => {
    if (start === null) return festival.name;
    const day = festivalDayOf(start, festival);
    const known = headings.get(day) ?? formatDay(day);
    headings.set(day, known);
    return known;
  };
  return changes.map((change) => ({
    key: change.key,
    kind: kindOf(change),
    heading: headingOf(startOf(change)),
    text: lineupChangeText(change, festival),
  }));
}

/** Returns the changes of a kind whose text contains every word of `text`, ignoring case and accents. */
export function findChanges(
  changes: readonly ListedChange[],
  text: string,
  kind: ChangeKind | 'every',
): readonly ListedChange[] {
  const parts = foldText(text).split(/\s+/u).filter(Boolean);
  return changes.filter((change) => {
    if (kind !== 'every' && change.kind !== kind) return false;
    if (parts.length === 0) return true;
    const folded = foldText(change.text);
    return parts.every((part) => folded.includes(part));
  });
}

/** Counts the changes of each kind that occurs. */
export function countKinds(changes: readonly ListedChange[]): readonly (readonly [ChangeKind, number])[] {
  const counts = changeKinds.map(
    (kind) => [kind, changes.filter((change) => change.kind === kind).length] as const,
  );
  return counts.filter(([, count]) => count > 0);
}

/** Returns when the set starts or used to start; null for the festival itself and its artists. */
function startOf(change: LineupChange): number | null {
  if (change.on !== 'set') return null;
  return (change.after ?? change.before)?.start ?? null;
}

function kindOf(change: LineupChange): ChangeKind {
  if (change.on !== 'set') return change.on;
  const { before, after } = change;
  if (before === null) return 'added';
  if (after === null) return 'removed';
  const isMoved = before.start !== after.start || before.end !== after.end || before.stage !== after.stage;
  return isMoved ? 'moved' : 'changed';
}
