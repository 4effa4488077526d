import {
  conflictSetOf,
  festivalDayOf,
  festivalDays,
  foldText,
  messages,
  spanOfDay,
  spanOfFestival,
  stagesOf,
  type ConflictSet,
  type Festival,
  type Interval,
  type LineupEvent,
  type PlainDate,
} from '@lineup/domain';
import type { Versioned } from '@lineup/services';

export type StoredEvent = Versioned<LineupEvent>;

/** A set as the list sorts, filters and displays it. */
export interface ListRow {
  readonly id: string;
  readonly event: StoredEvent;
  readonly artist: string;
  readonly set: ConflictSet;
  /** `name`: the artist's name without case and accents. `words`: the same with the stage, for the search. */
  readonly name: string;
  readonly words: string;
  /** The index of the stage in the festival's list; after the last for other stages. */
  readonly place: number;
  readonly day: PlainDate;
  /** True if it is on none of the festival's days. */
  readonly isOutside: boolean;
  /** The start of its festival day, in milliseconds since the epoch. */
  readonly dayStart: number;
}

const makers = new WeakMap<Festival, (event: StoredEvent) => ListRow>();
const lineups = new WeakMap<
  readonly StoredEvent[],
  { readonly festival: Festival; readonly rows: readonly ListRow[] }
>();

/** Returns the rows of a lineup, cached, so that they can be prepared before the list is shown. */
export function rowsOf(events: readonly StoredEvent[], festival: Festival): readonly ListRow[] {
  const known = lineups.get(events);
  if (known?.festival === festival) return known.rows;
  const make = makers.get(festival) ?? rowMaker(festival);
  makers.set(festival, make);
  const rows = events.map(make);
  lineups.set(events, { festival, rows });
  return rows;
}

/** Returns a function that creates rows for one festival; it caches the row of each event. */
export function rowMaker(festival: Festival): (event: StoredEvent) => ListRow {
  const stages = stagesOf(festival);
  const places = new Map(stages.map((stage, place) => [stage, place]));
  const days = new Days(festival);
  const made = new WeakMap<StoredEvent, ListRow>();
  return (event) => {
    const known = made.get(event);
    if (known !== undefined) return known;
    const row = new Row(event, places.get(event.stage) ?? places.size, days);
    made.set(event, row);
    return row;
  };
}

/** Computes expensive values lazily, as few of ten thousand rows are visible. */
class Row implements ListRow {
  readonly id: string;
  readonly event: StoredEvent;
  readonly set: ConflictSet;
  readonly place: number;
  readonly #days: Days;
  #name: string | null = null;
  #words: string | null = null;
  #day: FestivalDay | null = null;

  constructor(event: StoredEvent, place: number, days: Days) {
    this.id = event.id;
    this.event = event;
    this.set = conflictSetOf(event);
    this.place = place;
    this.#days = days;
  }

  get artist(): string {
    return this.event.artistName.trim() || messages.event.unknownArtist;
  }

  get name(): string {
    return (this.#name ??= foldText(this.event.artistName.trim()));
  }

  get words(): string {
    return (this.#words ??= `${this.name} ${foldText(this.event.stage)}`);
  }

  get day(): PlainDate {
    return this.#ownDay.day;
  }

  get dayStart(): number {
    return this.#ownDay.start;
  }

  get isOutside(): boolean {
    return !this.#days.have(this.set.start);
  }

  get #ownDay(): FestivalDay {
    return (this.#day ??= this.#days.at(this.set.start));
  }
}

interface FestivalDay extends Interval {
  readonly day: PlainDate;
}

/** The days of a festival, precomputed so that thousands of instants need no time zone conversion. */
class Days {
  readonly #festival: Festival;
  readonly #days: readonly FestivalDay[];
  readonly #span: Interval;

  constructor(festival: Festival) {
    this.#festival = festival;
    this.#days = festivalDays(festival).map((day) => ({ day, ...spanOfDay(day, festival) }));
    this.#span = spanOfFestival(festival);
  }

  have(instant: number): boolean {
    return this.#span.start <= instant && instant < this.#span.end;
  }

  at(instant: number): FestivalDay {
    const found = this.#days.find(({ start, end }) => start <= instant && instant < end);
    if (found !== undefined) return found;
    const day = festivalDayOf(instant, this.#festival);
    return { day, ...spanOfDay(day, this.#festival) };
  }
}
