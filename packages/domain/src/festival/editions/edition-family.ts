import { compareTimestamps } from '../../timestamp.ts';
import type { Festival } from '../../entities/festival.ts';

type FamilyMember = Pick<Festival, 'id' | 'editionOf' | 'startDate'>;

/** Identifies all editions of a festival: the id of the first one, which may have been deleted. */
export function familyOf({ id, editionOf }: Pick<Festival, 'id' | 'editionOf'>): string {
  return editionOf ?? id;
}

/** The other editions of a festival, newest first. */
export function otherEditions<F extends FamilyMember>(
  festival: Pick<Festival, 'id' | 'editionOf'>,
  festivals: readonly F[],
): readonly F[] {
  const family = familyOf(festival);
  return festivals
    .filter((other) => other.id !== festival.id && familyOf(other) === family)
    .sort(newestFirst);
}

/**
 * The ids of festivals whose documents may show pictures of the festival with this id: its editions. If it was deleted,
 * its family is unknown, so these are all festivals that have or are editions of another.
 */
export function mayShowPicturesOf(
  festivalId: string,
  festivals: readonly Pick<Festival, 'id' | 'editionOf'>[],
): readonly string[] {
  const owner = festivals.find(({ id }) => id === festivalId);
  const others = festivals.filter(({ id }) => id !== festivalId);
  const members =
    owner === undefined
      ? others.filter(isInFamily(others))
      : others.filter((other) => familyOf(other) === familyOf(owner));
  return members.map(({ id }) => id);
}

/** Returns a predicate for festivals that are an edition of another, or have other editions. */
function isInFamily(festivals: readonly Pick<Festival, 'editionOf'>[]) {
  const firsts = new Set(festivals.map(({ editionOf }) => editionOf));
  return ({ id, editionOf }: Pick<Festival, 'id' | 'editionOf'>) => editionOf !== undefined || firsts.has(id);
}

function newestFirst(one: FamilyMember, other: FamilyMember): number {
  return compareTimestamps(other.startDate, one.startDate) || (one.id < other.id ? -1 : 1);
}
