import {
  addDays,
  artistMembers,
  givenPublicTexts,
  isClockTime,
  isPlainDate,
  type DraftEvent,
  type Festival,
} from '@lineup/domain';

/**
 * Exports the events of a draft as a lineup file that can be uploaded again, for when they cannot be saved. `date` in a
 * file is the calendar day of the start, in a draft the festival day.
 */
export function reviewedFile(
  events: readonly DraftEvent[],
  festival: Pick<Festival, 'dayStartsAt'>,
): { readonly name: string; readonly text: string } {
  const rows = events.map((event) => {
    const { artistName, stage, timeStart, timeEnd, imageURL } = event;
    const date = calendarDay(event.date, timeStart, festival.dayStartsAt);
    return {
      artistName,
      stage,
      date,
      timeStart,
      timeEnd,
      imageURL,
      ...givenPublicTexts(event),
      ...artistMembers({ ...event.artist, ...event.artistEdits }),
    };
  });
  return { name: 'reviewed_events.json', text: `${JSON.stringify(rows, null, 2)}\n` };
}

function calendarDay(date: string, timeStart: string, dayStartsAt: string): string {
  const isAfterMidnight = isClockTime(timeStart) && timeStart < dayStartsAt;
  return isAfterMidnight && isPlainDate(date) ? addDays(date, 1) : date;
}
