/** One of the user's own changes; all rows of one spreadsheet count as one. */
export interface OwnChange {
  readonly id: string;
  /** In epoch milliseconds. */
  readonly at: number;
  readonly importId?: string | undefined;
  /** It was sent, but no response confirmed that it is stored: it may not be in the history. */
  readonly isUnanswered?: boolean | undefined;
}

/** An undone change, and the change that undid it. */
export interface TakenBack {
  readonly change: OwnChange;
  readonly by: string;
}

/** The user's changes during this visit to a festival, newest last: what the keys undo and redo. */
export interface Visit {
  readonly done: readonly OwnChange[];
  readonly undone: readonly TakenBack[];
}

export const newVisit: Visit = { done: [], undone: [] };

/** A tab may stay open over the weekend: older changes belong to another visit. */
const visitMs = 12 * 60 * 60 * 1000;

/** The maximum number of steps. */
const most = 200;

/** Returns the visit after a change; what was undone before can no longer be redone. */
export function withChange(visit: Visit, change: OwnChange): Visit {
  const { id, importId } = change;
  const isAnswered = (known: OwnChange) =>
    known.isUnanswered === true &&
    (known.id === id || (importId !== undefined && known.importId === importId));
  const done = withAdded(visit.done, change).map((known) => (isAnswered(known) ? change : known));
  return { done, undone: [] };
}

/** Adds a change that is still being stored, so that it is known even if its response is lost. */
export function withSent({ done, undone }: Visit, change: OwnChange): Visit {
  return { done: withAdded(done, { ...change, isUnanswered: true }), undone };
}

/** Removes a change that was sent but is not in the history. */
export function withoutChange({ done, undone }: Visit, id: string): Visit {
  return { done: done.filter((change) => change.id !== id), undone };
}

/** All rows of a spreadsheet count as one. */
function withAdded(done: readonly OwnChange[], change: OwnChange): readonly OwnChange[] {
  const { id, importId } = change;
  const isKnown = done.some(
    (known) => known.id === id || (importId !== undefined && known.importId === importId),
  );
  return isKnown ? done : [...done, change].slice(-most);
}

/**
 * Returns the visit after change `id` was undone by the change `by`. If it was not the last one, the undo is a change
 * like any other. `by` is null if there was nothing left to undo.
 */
export function withUndo(visit: Visit, id: string, by: string | null, now: number): Visit {
  const last = visit.done.at(-1);
  const done = visit.done.filter((change) => change.id !== id);
  if (by === null) return { ...visit, done };
  if (last?.id !== id) return withChange({ ...visit, done }, { id: by, at: now });
  return { done, undone: [...visit.undone, { change: last, by }] };
}

/** Returns the visit after what `by` had undone was redone; it can be undone again. */
export function withRedo({ done, undone }: Visit, by: string, now: number): Visit {
  const redone = undone.find((step) => step.by === by);
  if (redone === undefined) return { done, undone };
  return {
    done: [...done, { ...redone.change, at: now }],
    undone: undone.filter((step) => step !== redone),
  };
}

/** Returns the change that the keys undo next; null if there is none in this visit. */
export function nextUndo({ done }: Visit, now: number): OwnChange | null {
  const last = done.at(-1);
  return last !== undefined && now - last.at < visitMs ? last : null;
}

/** Returns the change that the keys redo next. */
export function nextRedo({ undone }: Visit, now: number): TakenBack | null {
  const last = undone.at(-1);
  return last !== undefined && now - last.change.at < visitMs ? last : null;
}
