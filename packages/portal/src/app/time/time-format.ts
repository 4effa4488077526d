import { hourCycles, type HourCycle } from '@lineup/domain';
import { createStoredChoice, type StoredChoice } from '../stored-choice.ts';

/** How a person wants to see times in this browser; null is as each festival has it. */
export type TimeFormat = StoredChoice<HourCycle | null>;

export function createTimeFormat(page: Window, storage: () => Storage | null): TimeFormat {
  return createStoredChoice<HourCycle | null>(page, storage, {
    key: 'time-format',
    parse: hourCycleOf,
    text: (value) => value ?? '',
  });
}

/** The format of this name; null for any other text. */
export function hourCycleOf(text: string | null): HourCycle | null {
  return hourCycles.find((each) => each === text) ?? null;
}
