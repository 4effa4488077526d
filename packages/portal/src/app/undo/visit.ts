/** A change that one has made oneself; all rows of one spreadsheet are one. */
export interface OwnChange {
  readonly id: string;
  /** When, in milliseconds since the epoch. */
  readonly at: number;
  readonly importId?: string | undefined;
  /** It was sent, and no answer confirmed that it is stored: it may not be on record. */
  readonly isUnanswered?: boolean | undefined;
}

/** A change that was taken back, and the change that did it. */
export interface TakenBack {
  readonly change: OwnChange;
  readonly by: string;
}

/** One's own changes of this visit to a festival, the newest last: what the keys undo and redo. */
export interface Visit {
  readonly done: readonly OwnChange[];
  readonly undone: readonly TakenBack[];
}

export const newVisit: Visit = { done: [], undone: [] };

/** A tab may stay open over the weekend: what was done longer ago belongs to another visit. */
const visitMs = 12 * 60 * 60 * 1000;

/** This many steps are remembered. */
const most = 200;

/** After a change; what was taken back before cannot be brought back any more. */
export function withChange(visit: Visit, change: OwnChange): Visit {
  const { id, importId } = change;
  const isAnswered = (known: OwnChange) =>
    known.isUnanswered === true &&
    (known.id === id || (importId !== undefined && known.importId === importId));
  const done = withAdded(visit.done, change).map((known) => (isAnswered(known) ? change : known));
  return { done, undone: [] };
}

/** With a change that is on its way: should its answer be lost, it is known nevertheless. */
export function withSent({ done, undone }: Visit, change: OwnChange): Visit {
  return { done: withAdded(done, { ...change, isUnanswered: true }), undone };
}

/** Without a change that was sent and is not on record. */
export function withoutChange({ done, undone }: Visit, id: string): Visit {
  return { done: done.filter((change) => change.id !== id), undone };
}

/** All rows of a spreadsheet are one. */
function withAdded(done: readonly OwnChange[], change: OwnChange): readonly OwnChange[] {
  const { id, importId } = change;
  const isKnown = done.some(
    (known) => known.id === id || (importId !== undefined && known.importId === importId),
  );
  return isKnown ? done : [...done, change].slice(-most);
}

/**
 * After change `id` was taken back by the change `by`. Where it was not the last one, the undo is a change like any other. A
 * `by` of null says that nothing was left to take back.
 */
export function withUndo(visit: Visit, id: string, by: string | null, now: number): Visit {
  const last = visit.done.at(-1);
  const done = visit.done.filter((change) => change.id !== id);
  if (by === null) return { ...visit, done };
  if (last?.id !== id) return withChange({ ...visit, done }, { id: by, at: now });
  return { done, undone: [...visit.undone, { change: last, by }] };
}

/** After what `by` had taken back was brought back; it can be taken back again. */
export function withRedo({ done, undone }: Visit, by: string, now: number): Visit {
  const redone = undone.find((step) => step.by === by);
  if (redone === undefined) return { done, undone };
  return {
    done: [...done, { ...redone.change, at: now }],
    undone: undone.filter((step) => step !== redone),
  };
}

/** The change that the keys take back next; null where there is none in this visit. */
export function nextUndo({ done }: Visit, now: number): OwnChange | null {
  const last = done.at(-1);
  return last !== undefined && now - last.at < visitMs ? last : null;
}

/** What the keys bring back next. */
export function nextRedo({ undone }: Visit, now: number): TakenBack | null {
  const last = undone.at(-1);
  return last !== undefined && now - last.change.at < visitMs ? last : null;
}
