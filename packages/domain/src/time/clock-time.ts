/** A clock time in the portal's format: HH:MM in 24 hours, 00:00 to 23:59. */
export const clockTimePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;

/** A clock time HH:MM. The alias documents the meaning; `isClockTime` checks it. */
export type ClockTime = string;

export const minutesPerDay = 1440;

/** Returns true if `text` is a clock time HH:MM, 00:00 to 23:59. */
export function isClockTime(text: string): boolean {
  return clockTexts[writtenMinutes(text)] === text;
}

/** Returns the minutes since midnight of a clock time HH:MM; throws a RangeError for anything else. */
export function clockMinutes(clock: ClockTime): number {
  const minutes = writtenMinutes(clock);
  if (clockTexts[minutes] !== clock) throw new RangeError(`Not a clock time: ${clock}`);
  return minutes;
}

/** Returns the clock time `minutes` after midnight, ignoring whole days: 1500 and -1380 are both 01:00. */
export function clockFromMinutes(minutes: number): ClockTime {
  const text = clockTexts[((Math.floor(minutes) % minutesPerDay) + minutesPerDay) % minutesPerDay];
  if (text === undefined) throw new RangeError(`Not a number of minutes: ${minutes}`);
  return text;
}

/** Returns the minutes after midnight of these digits; NaN or any other number if they are not a clock time. */
function writtenMinutes(text: string): number {
  return (
    (text.charCodeAt(0) * 10 + text.charCodeAt(1) - 528) * 60 +
    (text.charCodeAt(3) * 10 + text.charCodeAt(4) - 528)
  );
}

/** All 1440 clock times in order, because creating and checking them are the hot spots of parsing long files. */
const clockTexts: readonly string[] = Array.from({ length: minutesPerDay }, (_, minutes) => {
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0');
  return `${hours}:${String(minutes % 60).padStart(2, '0')}`;
});
