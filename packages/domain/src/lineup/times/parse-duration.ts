/**
 * Parses a set's length to minutes: 90, "90 min", "1:30", "1h30", "1.5 h", "PT1H30M". Null if it is not a length, or
 * longer than two days.
 */
export function parseDuration(text: string): number | null {
  const plain = text.trim().toLowerCase();
  if (plain.length > 32) return null;
  const minutes = minutesOnly(plain) ?? hoursAndMinutes(plain) ?? isoDuration(plain);
  return minutes !== null && minutes > 0 && minutes <= 2880 ? minutes : null;
}

/** Parses the minutes by which to move a time: 30, "+20", "-15", "-1:30". Null for other texts. */
export function parseShift(text: string): number | null {
  const [, sign, rest = ''] = /^\s*([+\-−]?)\s*(.*)$/u.exec(text) ?? [];
  const minutes = parseDuration(rest);
  return minutes === null || sign === '+' || sign === '' ? minutes : -minutes;
}

function minutesOnly(text: string): number | null {
  const match = /^(\d{1,4})\s*(?:m|min|mins|minutes?|')?\.?$/u.exec(text);
  return match === null ? null : Number(match[1]);
}

function hoursAndMinutes(text: string): number | null {
  const match =
    /^(\d{1,2}):([0-5]\d)(?::00)?$/u.exec(text) ??
    /^(\d{1,2}(?:[.,]\d{1,2})?)\s*h(?:ours?|rs?)?\.?\s*(?:([0-5]?\d)\s*(?:m|min|mins|minutes?)?)?$/u.exec(
      text,
    );
  if (match === null) return null;
  const hours = Number((match[1] ?? '').replace(',', '.'));
  return Math.round(hours * 60) + Number(match[2] ?? 0);
}

/** Parses an ISO 8601 duration. */
function isoDuration(text: string): number | null {
  const match = /^pt(?=\d)(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:0+s)?$/u.exec(text);
  return match === null ? null : Number(match[1] ?? 0) * 60 + Number(match[2] ?? 0);
}
