import { festivalDayOf, type ConflictSet, type Festival, type Plan, type PlainDate } from '@lineup/domain';

type Clock = Pick<Festival, 'timezone' | 'dayStartsAt'>;

/**
 * Returns the sets of a plan that leave the day shown: sets that were on it, or are new, and that the plan puts on
 * another day. `before` looks up a set's current state.
 */
export function leavingSets(
  { sets, created }: Plan,
  shown: PlainDate | null,
  before: (id: string) => ConflictSet | undefined,
  festival: Clock,
): readonly ConflictSet[] {
  if (shown === null) return [];
  const dayBefore = (id: string) => {
    const source = created.has(id) ? created.get(id) : id;
    const set = source === null || source === undefined ? undefined : before(source);
    return set === undefined ? shown : festivalDayOf(set.start, festival);
  };
  return sets.filter((set) => festivalDayOf(set.start, festival) !== shown && dayBefore(set.id) === shown);
}
