/** A clock time as the portal writes it: HH:MM in 24 hours, 00:00 to 23:59. */
export const clockTimePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;

/** A clock time HH:MM. The alias names the meaning; `isClockTime` is the check. */
export type ClockTime = string;

export const minutesPerDay = 1440;

/** Returns true if `text` is a clock time HH:MM, 00:00 to 23:59. */
export function isClockTime(text: string): boolean {
  return clockTexts[writtenMinutes(text)] === text;
}

/** Minutes since midnight of a clock time HH:MM; throws a RangeError on anything else. */
export function clockMinutes(clock: ClockTime): number {
  const minutes = writtenMinutes(clock);
  if (clockTexts[minutes] !== clock) throw new RangeError(`Not a clock time: ${clock}`);
  return minutes;
}

/** The clock time `minutes` after midnight; whole days are left out, so 1500 and -1380 are both 01:00. */
export function clockFromMinutes(minutes: number): ClockTime {
  const text = clockTexts[((Math.floor(minutes) % minutesPerDay) + minutesPerDay) % minutesPerDay];
  if (text === undefined) throw new RangeError(`Not a number of minutes: ${minutes}`);
  return text;
}

/** The minutes after midnight that these digits would be; any number, or none, where it is no clock time. */
function writtenMinutes(text: string): number {
  return (
    (text.charCodeAt(0) * 10 + text.charCodeAt(1) - 528) * 60 +
    (text.charCodeAt(3) * 10 + text.charCodeAt(4) - 528)
  );
}

/** All 1440 clock times in order: making and checking them are the hot spots of reading long files. */
const clockTexts: readonly string[] = Array.from({ length: minutesPerDay }, (_, minutes) => {
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0');
  return `${hours}:${String(minutes % 60).padStart(2, '0')}`;
});
