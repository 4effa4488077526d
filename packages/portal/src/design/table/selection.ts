/** Which sets are selected, and from which one a range begins. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly anchor: string | null;
}

export const noneSelected: Selection = { ids: new Set(), anchor: null };

/** This one alone. */
export function only(id: string): Selection {
  return { ids: new Set([id]), anchor: id };
}

/** With the set where it was not selected, without it where it was. */
export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** From the anchor to this one, in the order that is shown. */
export function rangeTo({ anchor }: Selection, order: readonly string[], id: string): Selection {
  const from = anchor === null ? -1 : order.indexOf(anchor);
  const to = order.indexOf(id);
  if (from === -1) return only(id);
  return { ids: new Set(order.slice(Math.min(from, to), Math.max(from, to) + 1)), anchor };
}

/** With all of these; without them where all of them are selected. */
export function toggledAll({ ids, anchor }: Selection, these: readonly string[]): Selection {
  const next = new Set(ids);
  const areIn = these.every((id) => ids.has(id));
  for (const id of these) {
    if (areIn) next.delete(id);
    else next.add(id);
  }
  return { ids: next, anchor };
}

/** Those of the selection that are still shown; the same object where all are. */
export function stillShown(selection: Selection, isShown: (id: string) => boolean): Selection {
  const ids = [...selection.ids].filter(isShown);
  return ids.length === selection.ids.size ? selection : { ...selection, ids: new Set(ids) };
}
