import {
  clockMinutes,
  formatClock,
  formatDay,
  groupBy,
  isClockTime,
  isPlainDate,
  messages,
  minutesPerDay,
  type DraftEvent,
} from '@lineup/domain';
import type { DraftRules } from '../draft/draft-rules.ts';

/** A day of the programme preview: its stages, and on each the sets by start. */
export interface ProgrammeDay {
  /** The festival day YYYY-MM-DD, or its substitute; unique. */
  readonly date: string;
  readonly label: string;
  /** True if it is not one of the festival's days. */
  readonly isOutside: boolean;
  readonly count: number;
  readonly stages: readonly ProgrammeStage[];
}

export interface ProgrammeStage {
  readonly name: string;
  /**
   * The position in the festival's order of stages, for its colour; null for a stage that the festival does not have.
   */
  readonly place: number | null;
  readonly sets: readonly ProgrammeSet[];
}

interface ProgrammeSet {
  readonly id: string;
  readonly artistName: string;
  readonly times: string;
}

/** The fields of an event that the programme shows. */
export type ProgrammeEvent = Pick<
  DraftEvent,
  'id' | 'artistName' | 'stage' | 'date' | 'timeStart' | 'timeEnd'
>;

type Placing = Pick<DraftRules, 'stages' | 'days'> & {
  readonly festival: Pick<DraftRules['festival'], 'dayStartsAt' | 'hourCycle'>;
};

/** Builds the programme of `events`: every festival day, including empty ones, then what is outside of them. */
export function makeProgramme(events: readonly ProgrammeEvent[], rules: Placing): readonly ProgrammeDay[] {
  const byDate = groupBy(events, (event) => event.date);
  const outside = [...byDate.keys()].filter((date) => !rules.days.includes(date)).sort();
  return [...rules.days, ...outside].map((date) => {
    const found = byDate.get(date) ?? [];
    return {
      date,
      label: dayLabel(date),
      isOutside: !rules.days.includes(date),
      count: found.length,
      stages: makeStages(found, rules),
    };
  });
}

function makeStages(events: readonly ProgrammeEvent[], rules: Placing): readonly ProgrammeStage[] {
  const byStage = groupBy(events, (event) => event.stage);
  const places = new Map(rules.stages.map((stage, place) => [stage, place]));
  const last = rules.stages.length;
  return [...byStage]
    .map(([name, found]) => ({ name, place: places.get(name) ?? null, sets: makeSets(found, rules) }))
    .sort((a, b) => (a.place ?? last) - (b.place ?? last));
}

function makeSets(events: readonly ProgrammeEvent[], { festival }: Placing): readonly ProgrammeSet[] {
  const dayStart = clockMinutes(festival.dayStartsAt);
  const clockText = (clock: string) => (isClockTime(clock) ? formatClock(clock, festival.hourCycle) : '?');
  return events
    .map((event) => ({ event, start: minutesIntoDay(event.timeStart, dayStart) }))
    .sort((a, b) => a.start - b.start)
    .map(({ event: { id, artistName, timeStart, timeEnd } }) => ({
      id,
      artistName: artistName.trim() || messages.event.unknownArtist,
      times: `${clockText(timeStart)} - ${clockText(timeEnd)}`,
    }));
}

/** Returns the minutes since the festival day began; unreadable times come first. */
function minutesIntoDay(clock: string, dayStart: number): number {
  if (!isClockTime(clock)) return -1;
  return (clockMinutes(clock) - dayStart + minutesPerDay) % minutesPerDay;
}

function dayLabel(date: string): string {
  if (date === '') return 'No date';
  return isPlainDate(date) ? formatDay(date) : date;
}
