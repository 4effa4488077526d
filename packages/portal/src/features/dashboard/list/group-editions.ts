import { familyOf, type Festival } from '@lineup/domain';

/** The edition of a family that has a card, and the other ones. */
export interface EditionGroup<F> {
  readonly festival: F;
  readonly others: readonly F[];
}

/**
 * Groups the editions of each family, at the position of the one in front: the edition with `nextId`, else the first in
 * the list. The others keep their order.
 */
export function groupEditions<F extends Pick<Festival, 'id' | 'editionOf'>>(
  festivals: readonly F[],
  nextId: string | null,
): readonly EditionGroup<F>[] {
  const families = new Map<string, F[]>();
  for (const festival of festivals) {
    const family = familyOf(festival);
    families.set(family, [...(families.get(family) ?? []), festival]);
  }
  return festivals.flatMap((festival) => {
    const family = families.get(familyOf(festival)) ?? [];
    const front = family.find(({ id }) => id === nextId) ?? family[0];
    if (front !== festival) return [];
    return [{ festival, others: family.filter((other) => other !== festival) }];
  });
}
