/** The selected sets, and the anchor of a range. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly anchor: string | null;
}

export const noneSelected: Selection = { ids: new Set(), anchor: null };

/** Selects only this one. */
export function only(id: string): Selection {
  return { ids: new Set([id]), anchor: id };
}

/** Adds the set if it is not selected, removes it otherwise. */
export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Selects from the anchor to this one, in display order. */
export function rangeTo({ anchor }: Selection, order: readonly string[], id: string): Selection {
  const from = anchor === null ? -1 : order.indexOf(anchor);
  const to = order.indexOf(id);
  if (from === -1) return only(id);
  return { ids: new Set(order.slice(Math.min(from, to), Math.max(from, to) + 1)), anchor };
}

/** Adds all of these, or removes them if all are selected. */
export function toggledAll({ ids, anchor }: Selection, these: readonly string[]): Selection {
  const next = new Set(ids);
  const areIn = these.every((id) => ids.has(id));
  for (const id of these) {
    if (areIn) next.delete(id);
    else next.add(id);
  }
  return { ids: next, anchor };
}

/** Returns the part of the selection that is still shown; the same object if all of it is. */
export function stillShown(selection: Selection, isShown: (id: string) => boolean): Selection {
  const ids = [...selection.ids].filter(isShown);
  return ids.length === selection.ids.size ? selection : { ...selection, ids: new Set(ids) };
}
