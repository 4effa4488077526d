import {
  changeTime,
  type DraftEvent,
  type DraftField,
  type DraftValues,
  type Festival,
  type LengthMemory,
} from '@lineup/domain';
import { countRows, recount, type DraftCounts } from './draft-counts.ts';
import { judge, overlappedSets, type DraftRow } from './draft-row.ts';
import { makeRules, type DraftRules } from './draft-rules.ts';
import type { JudgedDraft } from './judge-draft.ts';
import { Listeners } from './listeners.ts';

export type DraftChanges = Partial<DraftValues>;

/** What was done to a draft, for whoever keeps it. */
export type DraftEdit =
  | { readonly type: 'changed'; readonly changes: ReadonlyMap<string, DraftChanges> }
  | { readonly type: 'removed' | 'restored'; readonly id: string };

/**
 * A draft under review, outside of React so that an edit concerns its own row only: `subscribeRow` hears of one row,
 * `subscribe` of the list, the counts and the rules. What the getters answer stays the same object until it changes.
 */
export class DraftStore {
  #source: readonly DraftEvent[];
  readonly #rows: Map<string, DraftRow>;
  readonly #removed = new Set<string>();
  /** Of the events whose times were edited here, how long they last. */
  readonly #lengths = new Map<string, LengthMemory>();
  readonly #retimed = new Set<string>();
  readonly #rowListeners = new Listeners<string>();
  readonly #listeners = new Listeners<'draft'>();
  readonly #editListeners = new Set<(edit: DraftEdit) => void>();
  #rules: DraftRules;
  #revision = 0;
  #ids: readonly string[] = [];
  #counts: DraftCounts;

  /** `events` in file order; they are not judged again where `judged` is of the same events and festival. */
  constructor(events: readonly DraftEvent[], festival: Festival, judged?: JudgedDraft) {
    this.#source = events;
    if (judged?.events === events && judged.rules.festival === festival) {
      this.#rules = judged.rules;
      this.#rows = new Map(judged.rows);
      this.#counts = judged.counts;
      this.#list();
      return;
    }
    this.#rules = makeRules(festival, events);
    this.#rows = new Map(events.map((event) => [event.id, judge(event, this.#rules, null)]));
    this.#list();
    this.#counts = countRows(this.rows());
    this.refreshOverlaps();
  }

  /** The row of an event that was not removed. */
  readonly row = (id: string): DraftRow | undefined =>
    this.#removed.has(id) ? undefined : this.#rows.get(id);

  /** The ids of the events that were not removed, in file order. */
  readonly ids = (): readonly string[] => this.#ids;

  readonly counts = (): DraftCounts => this.#counts;

  /** Changes with every change of the draft. */
  readonly revision = (): number => this.#revision;

  readonly rules = (): DraftRules => this.#rules;

  /** The rows that were not removed, in file order. */
  rows(): DraftRow[] {
    return this.#ids.flatMap((id) => this.row(id) ?? []);
  }

  /** Whether a time of the event was edited here, alone or with others. */
  readonly isRetimed = (id: string): boolean => this.#retimed.has(id);

  subscribeRow(id: string, listener: () => void): () => void {
    return this.#rowListeners.add(id, listener);
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#listeners.add('draft', listener);

  /** Calls `listener` with every edit, not with what follows from the festival's own changes. */
  onEdit(listener: (edit: DraftEdit) => void): () => void {
    this.#editListeners.add(listener);
    return () => void this.#editListeners.delete(listener);
  }

  /** Changes one event and judges it, and no other, anew. */
  edit(id: string, changes: DraftChanges): void {
    this.editMany(new Map([[id, changes]]));
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

  /** Changes several events as one edit; ids of removed events are passed over. */
  editMany(changes: ReadonlyMap<string, DraftChanges>): void {
    const effective = new Map([...changes].filter(([id, change]) => this.#changes(id, change)));
    if (effective.size === 0) return;
    for (const [id, change] of effective) {
      if (change.timeStart !== undefined || change.timeEnd !== undefined) this.#retimed.add(id);
      const row = this.row(id);
      if (row !== undefined) this.#replace(judge({ ...row.event, ...change }, this.#rules, row.overlap));
    }
    this.#tell();
    this.#tellEdit({ type: 'changed', changes: effective });
  }

  /** The other events whose `field` is `value`, in file order. */
  othersWith(id: string, field: DraftField, value: string): readonly string[] {
    return this.#ids.filter((other) => other !== id && this.row(other)?.event[field] === value);
  }

  remove(id: string): void {
    const row = this.row(id);
    if (row === undefined) return;
    this.#removed.add(id);
    this.#counts = recount(this.#counts, row, null);
    this.#relist(id, 'removed');
  }

  /** Puts a removed event back to its place. */
  restore(id: string): void {
    const row = this.#rows.get(id);
    if (row === undefined || !this.#removed.delete(id)) return;
    this.#counts = recount(this.#counts, null, row);
    this.#relist(id, 'restored');
  }

  /** Goes by the festival as it is now: its stages, days or zone may have changed. */
  setFestival(festival: Festival): void {
    if (festival !== this.#rules.festival) this.#judgeAll(festival);
  }

  /** Takes over the stages of events, by id, that are stored like that already: no edit, so that none of it is sent. */
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

  /** Works out anew which sets overlap on their stage; only rows for which that is another one hear of it. */
  refreshOverlaps(): void {
    const rows = this.rows();
    const others = overlappedSets(rows);
    rows.forEach((row, index) => {
      const overlap = others[index] ?? null;
      if (overlap !== row.overlap) this.#replace({ ...row, overlap });
    });
    this.#tell();
  }

  #judgeAll(festival: Festival): void {
    this.#rules = makeRules(festival, this.#source);
    for (const row of this.#rows.values()) {
      this.#rows.set(row.event.id, judge(row.event, this.#rules, row.overlap));
    }
    this.#counts = countRows(this.rows());
    for (const id of this.#ids) this.#rowListeners.tell(id);
    this.refreshOverlaps();
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
    this.#tellEdit({ type, id });
  }

  #tell(): void {
    this.#revision += 1;
    this.#listeners.tell('draft');
  }

  #tellEdit(edit: DraftEdit): void {
    for (const listener of this.#editListeners) listener(edit);
  }
}
