import { festivalDayOf, type ConflictSet, type Festival, type Plan, type PlainDate } from '@lineup/domain';

type Clock = Pick<Festival, 'timezone' | 'dayStartsAt'>;

/**
 * The sets of a plan that leave the day that is shown: those that were on it, or are new, and are on another day by the plan.
 * `before` finds a set as it is now.
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
