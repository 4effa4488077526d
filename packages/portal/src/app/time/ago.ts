const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something was, in words: 'a moment ago', '5 minutes ago'. No zone is needed for it. */
export function agoInWords(milliseconds: number): string {
  if (milliseconds < minute) return 'a moment ago';
  if (milliseconds < hour) return counted(Math.floor(milliseconds / minute), 'minute');
  if (milliseconds < day) return counted(Math.floor(milliseconds / hour), 'hour');
  return counted(Math.floor(milliseconds / day), 'day');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
