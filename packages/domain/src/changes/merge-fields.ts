import { dequal } from 'dequal/lite';

/** Two versions of one record, and their common ancestor. */
export interface Versions<T> {
  readonly base: T;
  readonly mine: T;
  readonly theirs: T;
}

/** The merged record. `conflicts` are the fields that both sides changed to different values; `merged` has mine. */
export interface MergedFields<T> {
  readonly merged: T;
  readonly conflicts: readonly (keyof T)[];
}

/**
 * Merges two versions field by field: a change made by only one side is taken. `units` lists fields that only make
 * sense together, such as the start and the end of a set: they are compared and taken as one. A missing field equals
 * null.
 */
export function mergeFields<T extends object>(
  { base, mine, theirs }: Versions<T>,
  units: readonly (readonly (keyof T)[])[],
): MergedFields<T> {
  const fields = [...new Set([base, mine, theirs].flatMap((each) => Object.keys(each)))] as (keyof T)[];
  const single = fields
    .filter((field) => !units.some((unit) => unit.includes(field)))
    .map((field) => [field]);
  const merged = { ...theirs };
  const conflicts: (keyof T)[] = [];
  for (const unit of [...units, ...single]) {
    if (isSame(base, mine, unit)) continue;
    if (!isSame(base, theirs, unit) && !isSame(mine, theirs, unit)) {
      conflicts.push(...unit.filter((field) => !isSame(mine, theirs, [field])));
    }
    for (const field of unit) {
      if (field in mine) merged[field] = mine[field];
      else delete merged[field];
    }
  }
  return { merged, conflicts };
}

function isSame<T>(a: T, b: T, fields: readonly (keyof T)[]): boolean {
  return fields.every((field) => dequal(a[field] ?? null, b[field] ?? null));
}
