/**
 * Returns the ids in their previous order, even if `fresh` has them elsewhere or no longer, so that rows do not jump
 * during editing. Omits deleted sets (not `isThere`); inserts each new one after its predecessor in `fresh`.
 */
export function keepPlaces(
  before: readonly string[],
  fresh: readonly string[],
  isThere: (id: string) => boolean,
): readonly string[] {
  const left = before.filter(isThere);
  const known = new Set(left);
  if (fresh.every((id) => known.has(id))) return left.length === before.length ? before : left;
  const followers = new Map<string | null, string[]>();
  let previous: string | null = null;
  for (const id of fresh) {
    if (known.has(id)) previous = id;
    else if (followers.get(previous)?.push(id) === undefined) followers.set(previous, [id]);
  }
  return [...(followers.get(null) ?? []), ...left.flatMap((id) => [id, ...(followers.get(id) ?? [])])];
}
