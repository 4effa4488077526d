import { compareTimestamps, type LineupEvent, type NewLineupEvent } from '@lineup/domain';

/** The fields of an event that a spreadsheet's row holds. */
export function storedEventFields({ artistName, stage, date, timeStart, timeEnd }: NewLineupEvent) {
  return { artistName, stage, date, timeStart, timeEnd };
}

/** Whether the stored event still says what was sent. */
export function isSameEvent(stored: LineupEvent, sent: NewLineupEvent): boolean {
  return (
    stored.artistName === sent.artistName &&
    stored.stage === sent.stage &&
    compareTimestamps(stored.date, sent.date) === 0 &&
    compareTimestamps(stored.timeStart, sent.timeStart) === 0 &&
    compareTimestamps(stored.timeEnd, sent.timeEnd) === 0
  );
}
