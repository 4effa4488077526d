import {
  asReadAfter,
  changeTime,
  dateAfterDayStart,
  festivalDateOf,
  type ClockTime,
  type DraftEvent,
  type DraftField,
  type DraftValues,
  type ReviewIssue,
  type Festival,
  type LengthMemory,
  type PlainDate,
} from '@lineup/domain';
import { countRows, recount, type DraftCounts } from './draft-counts.ts';
import { DraftConflicts, type DraftOutcome } from './draft-conflicts.ts';
import { hasSameWarnings, judge, warnedOf, type DraftRow } from './draft-row.ts';
import { makeRules, type DraftRules } from './draft-rules.ts';
import type { ValidatedDraft } from './validate-draft.ts';

type Listener = () => void;

/** Listeners by topic; a topic without listeners costs nothing. */
class Listeners<Topic> {
  readonly #byTopic = new Map<Topic, Set<Listener>>();

  /** Calls `listener` whenever the topic is published, until the returned function is called. */
  add(topic: Topic, listener: Listener): () => void {
    const listeners = this.#byTopic.get(topic) ?? new Set();
    this.#byTopic.set(topic, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#byTopic.get(topic) === listeners) this.#byTopic.delete(topic);
    };
  }

  tell(topic: Topic): void {
    this.#byTopic.get(topic)?.forEach((listener) => listener());
  }
}

export type DraftChanges = Partial<DraftValues>;

/** An edit of a draft, for saving. */
export type DraftEdit =
  | { readonly type: 'changed'; readonly changes: ReadonlyMap<string, DraftChanges> }
  | { readonly type: 'removed' | 'restored'; readonly id: string };

/**
 * A draft under review, outside of React so that an edit re-renders only its own row: `subscribeRow` reports changes of
 * one row, `subscribe` those of the list, the counts and the rules. Getters return the same object until it changes.
 */
export class DraftStore {
  #source: readonly DraftEvent[];
  readonly #rows: Map<string, DraftRow>;
  readonly #removed = new Set<string>();
  /** The durations of events whose times were edited here. */
  readonly #lengths = new Map<string, LengthMemory>();
  readonly #retimed = new Set<string>();
  /** The events whose date was chosen here. */
  readonly #redated = new Set<string>();
  /** When the festival's day began when the draft was opened: events are dated by that unless they say otherwise. */
  readonly #openedWith: ClockTime;
  /** The start of the day to which dates were adapted; null while none had to be. */
  #followedTo: ClockTime | null = null;
  /** The problems of events about which a question is open; null until the questions are computed. */
  #questioned: ReadonlyMap<string, ReviewIssue> | null = null;
  readonly #rowListeners = new Listeners<string>();
  readonly #listeners = new Listeners<'draft'>();
  readonly #editListeners = new Set<(edit: DraftEdit) => void>();
  #rules: DraftRules;
  readonly #conflicts = new DraftConflicts();
  #revision = 0;
  #ids: readonly string[] = [];
  #counts: DraftCounts;

  /** `events` in file order; they are not validated again if `judged` is of the same events and festival. */
  constructor(events: readonly DraftEvent[], festival: Festival, judged?: ValidatedDraft) {
    this.#source = events;
    this.#openedWith = festival.dayStartsAt;
    if (judged?.events === events && judged.rules.festival === festival) {
      this.#rules = judged.rules;
      this.#rows = new Map(judged.rows);
      this.#counts = judged.counts;
      this.#list();
      return;
    }
    this.#rules = makeRules(festival, events, judged?.rules.fileStages);
    this.#rows = new Map(events.map((event) => [event.id, judge(event, this.#rules)]));
    this.#list();
    this.#counts = countRows(this.rows());
    this.refreshConflicts();
  }

  /** Returns the row of an event that was not removed. */
  readonly row = (id: string): DraftRow | undefined =>
    this.#removed.has(id) ? undefined : this.#rows.get(id);

  /** Returns the ids of the events that were not removed, in file order. */
  readonly ids = (): readonly string[] => this.#ids;

  readonly counts = (): DraftCounts => this.#counts;

  /** Changes with every change of the draft. */
  readonly revision = (): number => this.#revision;

  readonly rules = (): DraftRules => this.#rules;

  /** Returns the rows that were not removed, in file order. */
  rows(): DraftRow[] {
    const rows: DraftRow[] = [];
    for (const id of this.#ids) {
      const row = this.row(id);
      if (row !== undefined) rows.push(row);
    }
    return rows;
  }

  /** Returns true if a time of the event was edited here, alone or with others. */
  readonly isRetimed = (id: string): boolean => this.#retimed.has(id);

  subscribeRow(id: string, listener: () => void): () => void {
    return this.#rowListeners.add(id, listener);
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#listeners.add('draft', listener);

  /** Calls `listener` with every edit, but not with effects of changes to the festival. */
  onEdit(listener: (edit: DraftEdit) => void): () => void {
    this.#editListeners.add(listener);
    return () => void this.#editListeners.delete(listener);
  }

  /** Changes one event, and validates only that event again. */
  edit(id: string, changes: DraftChanges): void {
    this.editMany(new Map([[id, changes]]), { byHand: true });
  }

  /** Changes a time of one event; its end moves along with its start, see `changeTime`. */
  editTime(id: string, field: 'timeStart' | 'timeEnd', value: string): void {
    const before = this.row(id)?.event;
    if (before === undefined) return;
    const memory = this.#lengths.get(id) ?? null;
    const after = changeTime(before, field, value, memory, this.#rules.festival);
    this.#lengths.set(id, after.memory);
    const { timeStart, timeEnd } = after.times;
    const isEndMoved = timeEnd !== before.timeEnd;
    this.edit(id, field === 'timeEnd' ? { timeEnd } : isEndMoved ? { timeStart, timeEnd } : { timeStart });
  }

  /**
   * Changes several events as one edit; skips ids of removed events. Questions can still be asked about dates that were
   * not chosen for these events in particular (`isChosen` false). `byHand`: the user typed the values for one event.
   */
  editMany(
    changes: ReadonlyMap<string, DraftChanges>,
    { isChosen = true, byHand = false }: { readonly isChosen?: boolean; readonly byHand?: boolean } = {},
  ): void {
    const effective = new Map([...changes].filter(([id, change]) => this.#changes(id, change)));
    if (effective.size === 0) return;
    for (const [id, change] of effective) {
      if (change.timeStart !== undefined || change.timeEnd !== undefined) this.#retimed.add(id);
      if (change.date !== undefined && isChosen) this.#redated.add(id);
    }
    this.#apply(effective, byHand);
  }

  /**
   * Moves events to calendar days, each at its current time. This does not count as the user's choice: questions about
   * them can be asked again.
   */
  place(days: ReadonlyMap<string, PlainDate>): void {
    const { dayStartsAt } = this.#rules.festival;
    const changes = new Map<string, DraftChanges>();
    for (const [id, day] of days) {
      const timeStart = this.row(id)?.event.timeStart;
      if (timeStart !== undefined) changes.set(id, { date: festivalDateOf(day, timeStart, dayStartsAt) });
    }
    this.#apply(new Map([...changes].filter(([id, change]) => this.#changes(id, change))));
  }

  /** Returns true if the date of the event was chosen here, alone or with others. */
  readonly isRedated = (id: string): boolean => this.#redated.has(id);

  /**
   * Returns true if events have other dates because the festival's day begins at another time than when they were read.
   */
  readonly hasFollowedDayStart = (): boolean => this.#followedTo === this.#rules.festival.dayStartsAt;

  /**
   * Dates the events by when the festival's day begins now, like its sets; no event changes its time. Call it only
   * after the listener that saves edits is attached.
   */
  followDayStart(): void {
    const { dayStartsAt } = this.#rules.festival;
    const changes = new Map<string, DraftChanges>();
    for (const { event } of this.rows()) {
      const date = dateAfterDayStart(event, event.dayStartsAt ?? this.#openedWith, dayStartsAt);
      if (date !== null) changes.set(event.id, { date });
    }
    if (changes.size === 0) return;
    this.#followedTo = dayStartsAt;
    this.#apply(changes);
  }

  /** Marks exactly these events, by id, as having a problem because a question about them is open. */
  setQuestioned(questioned: ReadonlyMap<string, ReviewIssue>): void {
    const isFirst = this.#questioned === null;
    const before = this.#questioned ?? new Map<string, ReviewIssue>();
    const isSame = (id: string) => before.get(id)?.message === questioned.get(id)?.message;
    const changed = [...new Set([...before.keys(), ...questioned.keys()])].filter((id) => !isSame(id));
    if (changed.length === 0 && !isFirst) return;
    this.#questioned = questioned;
    for (const id of changed) {
      const row = this.row(id);
      if (row !== undefined) this.#replace(this.#judge(row.event, row));
    }
    this.#tell();
  }

  /** Returns true if a question about the event is open. */
  readonly isQuestioned = (id: string): boolean => this.#questioned?.has(id) ?? false;

  /** Returns the number of events about which a question is open; null until the questions are computed. */
  readonly questionedCount = (): number | null =>
    this.#questioned === null ? null : this.#ids.filter((id) => this.isQuestioned(id)).length;

  /** Returns the other events whose `field` is `value`, in file order. */
  othersWith(id: string, field: DraftField, value: string): readonly string[] {
    return this.#ids.filter((other) => other !== id && this.row(other)?.event[field] === value);
  }

  remove(id: string): void {
    const row = this.row(id);
    if (row === undefined) return;
    this.#removed.add(id);
    this.#conflicts.remove(id);
    this.#counts = recount(this.#counts, row, null);
    this.#relist(id, 'removed');
  }

  /** Restores a removed event to its position. */
  restore(id: string): void {
    const row = this.#rows.get(id);
    if (row === undefined || !this.#removed.delete(id)) return;
    this.#conflicts.put(row);
    this.#counts = recount(this.#counts, null, row);
    this.#relist(id, 'restored');
    this.followDayStart();
  }

  /** Applies a change of the festival: its stages, days or zone may have changed. */
  setFestival(festival: Festival): void {
    if (festival === this.#rules.festival) return;
    this.#judgeAll(festival);
    this.followDayStart();
  }

  /** Takes over stages of events, by id, that are already stored: this is not an edit, so nothing is sent. */
  setStages(stages: ReadonlyMap<string, string>): void {
    const moved = new Map([...stages].filter(([id, stage]) => this.#rows.get(id)?.event.stage !== stage));
    if (moved.size === 0) return;
    const withStage = (event: DraftEvent) => {
      const stage = moved.get(event.id);
      return stage === undefined ? event : { ...event, stage };
    };
    this.#source = this.#source.map(withStage);
    for (const [id, row] of this.#rows) this.#rows.set(id, { ...row, event: withStage(row.event) });
    this.#judgeAll(this.#rules.festival);
  }

  /**
   * Sets the outcome of the draft, as far as it is decided; null if it is saved as it is. Conflicts are then those of
   * the sets as they will be stored; `refreshConflicts` reports them. Returns true if it changed.
   */
  setOutcome(outcome: DraftOutcome | null): boolean {
    return this.#conflicts.follow(outcome);
  }

  /** Recomputes the conflicts, after an edit only those affected; notifies only rows whose conflicts have changed. */
  refreshConflicts(): void {
    const found = this.#conflicts.takeChanged(() => this.rows(), this.#rules.conflicts);
    let isChanged = false;
    for (const [id, { storedAs, conflicts }] of found) {
      const row = this.row(id);
      if (row === undefined) continue;
      const updated = { ...row, storedAs, conflicts: warnedOf(conflicts) };
      if (hasSameWarnings(row, updated)) continue;
      this.#replace(updated);
      isChanged = true;
    }
    if (isChanged) this.#tell();
  }

  /** Validates the event and returns the row that replaces `before`. */
  #judge(event: DraftEvent, { conflicts, storedAs }: DraftRow): DraftRow {
    const question = this.#questioned?.get(event.id);
    return judge(event, this.#rules, { conflicts, storedAs, question });
  }

  /** Changes existing events as one edit, and updates what their dates depend on. */
  #apply(changes: ReadonlyMap<string, DraftChanges>, byHand = false): void {
    const { dayStartsAt } = this.#rules.festival;
    const dated = new Map<string, DraftChanges>();
    for (const [id, change] of changes) {
      const row = this.row(id);
      if (row === undefined) continue;
      const isOld = (row.event.dayStartsAt ?? this.#openedWith) !== dayStartsAt;
      const isDated = change.date !== undefined || change.timeStart !== undefined;
      const asRead = asReadAfter(row.event, change, !byHand);
      const whole = {
        ...change,
        ...(isOld && isDated && { dayStartsAt }),
        ...(asRead !== null && { asRead }),
      };
      dated.set(id, whole);
      this.#change(this.#judge({ ...row.event, ...whole }, row));
    }
    if (dated.size === 0) return;
    this.#tell();
    this.#publishEdit({ type: 'changed', changes: dated });
  }

  /** Replaces a row after an edit. */
  #change(row: DraftRow): void {
    this.#replace(row);
    this.#conflicts.put(row);
  }

  #judgeAll(festival: Festival): void {
    this.#rules = makeRules(festival, this.#source, this.#rules.fileStages);
    for (const row of this.#rows.values()) {
      this.#rows.set(row.event.id, this.#judge(row.event, row));
    }
    this.#counts = countRows(this.rows());
    for (const id of this.#ids) this.#rowListeners.tell(id);
    this.#conflicts.forget();
    this.refreshConflicts();
    this.#tell();
  }

  #changes(id: string, change: DraftChanges): boolean {
    const row = this.row(id);
    const fields = Object.keys(change) as DraftField[];
    return row !== undefined && fields.some((field) => row.event[field] !== change[field]);
  }

  #replace(row: DraftRow): void {
    const { id } = row.event;
    this.#counts = recount(this.#counts, this.row(id) ?? null, row);
    this.#rows.set(id, row);
    this.#rowListeners.tell(id);
  }

  #list(): void {
    this.#ids = this.#source.map((event) => event.id).filter((id) => !this.#removed.has(id));
  }

  #relist(id: string, type: 'removed' | 'restored'): void {
    this.#list();
    this.#rowListeners.tell(id);
    this.#tell();
    this.#publishEdit({ type, id });
  }

  #tell(): void {
    this.#revision += 1;
    this.#listeners.tell('draft');
  }

  #publishEdit(edit: DraftEdit): void {
    for (const listener of this.#editListeners) listener(edit);
  }
}
