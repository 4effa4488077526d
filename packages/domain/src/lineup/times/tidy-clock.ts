import { foldText } from '../../text/fold.ts';

const before =
  /^(?:von|vom|from|de|desde|dalle|ab|kl\.?|klo|um|at|om|a|a las|des|ca\.?|circa|approx\.?|about|around|vers|od|o|godz\.?|start:?|[~≈])\s*(?=\d)/u;
const after = /(?:\s*[*?†]|\s*\([^)]*\)|\s*(?:h|uhr|u|uur|heures))+$/u;
const nextDay = /\s*\(?\s*(?:\+\s?1\s*(?:d|day|tag)?|next day)\s*\)?$/u;
const midnight =
  /^(?:12(?::00)?\s+)?(?:midnight|mitternacht|middernacht|midnat|midnatt|minuit|medianoche|meia.noite|mezzanotte|keskiyo|polnoc|pulnoc)$/u;
const noon = /^(?:12(?::00)?\s+)?(?:noon|midday|mittag|middag|midi|mediodia|meio.dia|mezzogiorno|poledne)$/u;

/**
 * Removes what people write around a clock time: "ca. 21:00 Uhr", "9:30p", "21:00*", "01:30 (+1)" as "25:30", and
 * "midnight" as "00:00". Other texts only lose case and accents.
 */
export function tidyClock(text: string): string {
  const plain = foldText(text).replaceAll('∶', ':').trim();
  if (midnight.test(plain)) return '00:00';
  if (noon.test(plain)) return '12:00';
  const isNextDay = nextDay.test(plain);
  const time = plain
    .replace(nextDay, '')
    .replace(before, '')
    .replace(after, '')
    .replace(/(\d)\s*([ap])$/u, '$1$2m')
    .replace(/^(\d{1,2})[,;](\d\d)(?!\d)/u, '$1:$2')
    .trim();
  return isNextDay ? onNextDay(time) : time;
}

function onNextDay(time: string): string {
  const match = /^(\d{1,2})[:.h](\d\d)$/u.exec(time);
  return match === null ? time : `${Number(match[1]) + 24}:${match[2]}`;
}

const openEnds = new Set(
  'late close closing close-down end open open-end ende schluss fin fermeture cierre fine tba tbc tbd ?'.split(
    ' ',
  ),
);

/** Returns true if a text says that a set has no fixed end. */
export function isOpenEnd(text: string): boolean {
  return openEnds.has(
    foldText(text)
      .trim()
      .replace(/^til\s+/u, '')
      .replace(' end', '-end'),
  );
}
