/** What the bare numbers in a file's column of lengths are: per value where some are hours and some minutes. */
export type LengthUnit = 'hours' | 'minutes' | 'mixed' | 'open';

/** No set lasts more hours, and hardly one fewer minutes. */
const mostHours = 12;

const bareNumber = /^\s*\d{1,4}(?:[.,]\d{1,3})?\s*$/u;

/** A bare number, or null for a length with a unit of its own and for any other text. */
function bareLength(text: string): number | null {
  return bareNumber.test(text) ? Number(text.trim().replace(',', '.')) : null;
}

/** Judges the unit of lengths by all of them: small decimals are hours, small whole numbers could be either. */
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

/** A length with its unit as far as it is known; `isOpen` if it could be hours or minutes. */
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

/** The unit that a heading names; undefined if it names none. */
export function unitInHeading(heading: string): LengthUnit | undefined {
  if (/\bmin(?:s|utes?|uten|uti|utos)?\b/iu.test(heading) || /minutes?$/iu.test(heading)) return 'minutes';
  return /\b(?:h|hrs?|hours?|std|stunden|heures?|horas?|ore|uren|timer|timmar)\b/iu.test(heading)
    ? 'hours'
    : undefined;
}
