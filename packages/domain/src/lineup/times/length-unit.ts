/** The unit of plain numbers in a file's column of lengths; `mixed` if some are hours and some minutes. */
export type LengthUnit = 'hours' | 'minutes' | 'mixed' | 'open';

/** No set lasts more hours than this, and hardly any lasts fewer minutes. */
const mostHours = 12;

const bareNumber = /^\s*\d{1,4}(?:[.,]\d{1,3})?\s*$/u;

/** Returns a plain number, or null for a length with its own unit and for any other text. */
function bareLength(text: string): number | null {
  return bareNumber.test(text) ? Number(text.trim().replace(',', '.')) : null;
}

/** Determines the unit from all lengths: small decimals are hours; small whole numbers could be either. */
export function lengthUnitOf(lengths: Iterable<string>): LengthUnit {
  const numbers = new Set<number>();
  for (const text of lengths) {
    const number = bareLength(text);
    if (number !== null && number > 0) numbers.add(number);
  }
  const isSmall = [...numbers].every((number) => number <= mostHours);
  const hasDecimals = [...numbers].some((number) => !Number.isInteger(number));
  if (isSmall) return hasDecimals ? 'hours' : 'open';
  return hasDecimals ? 'mixed' : 'minutes';
}

/** Returns a length with its unit as far as known; `isOpen` if it could be hours or minutes. */
export function withUnit(
  text: string,
  unit: () => LengthUnit,
): { readonly text: string; readonly isOpen: boolean } {
  const number = bareLength(text);
  if (number === null || number === 0) return { text, isOpen: false };
  const known = unit();
  if (known === 'minutes') return { text, isOpen: false };
  const isHours = known === 'hours' || !Number.isInteger(number);
  if (isHours) return { text: `${text.trim()} h`, isOpen: false };
  return { text, isOpen: number <= mostHours };
}

/** Returns the unit that a heading names; undefined if it names none. */
export function unitInHeading(heading: string): LengthUnit | undefined {
  if (/\bmin(?:s|utes?|uten|uti|utos)?\b/iu.test(heading) || /minutes?$/iu.test(heading)) return 'minutes';
  return /\b(?:h|hrs?|hours?|std|stunden|heures?|horas?|ore|uren|timer|timmar)\b/iu.test(heading)
    ? 'hours'
    : undefined;
}
