import { hourCycles, type HourCycle } from '@lineup/domain';
import { createStoredChoice, type StoredChoice } from '../stored-choice.ts';

/** The format of times in this browser; null uses each festival's own. */
export type TimeFormat = StoredChoice<HourCycle | null>;

export function createTimeFormat(page: Window, storage: () => Storage | null): TimeFormat {
  return createStoredChoice<HourCycle | null>(page, storage, {
    key: 'time-format',
    parse: hourCycleOf,
    text: (value) => value ?? '',
  });
}

/** Parses the name of a format; null for any other text. */
export function hourCycleOf(text: string | null): HourCycle | null {
  return hourCycles.find((each) => each === text) ?? null;
}
