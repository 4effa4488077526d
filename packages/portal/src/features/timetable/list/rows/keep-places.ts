/**
 * The ids in the order `before`, although they would by now be in the order `fresh`, or not be shown: nothing jumps under the
 * hands of who edits. Those that are gone (not `isThere`) are left out, new ones come behind the one that they would follow.
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
