import { ProviderError, type Filter } from '@lineup/provider';

/**
 * SQL for the sort key of a field in a JSON text: keys compare in SQLite as the values do in the port. Missing fields
 * have no key (NULL). SQLite sorts numbers before texts, so null, false and true are numbers below all others, which
 * are halved to make room; timestamps, texts and other values begin with a digit for their type.
 */
export function sortKey(json: string, field: string): string {
  if (!/^[A-Za-z]\w*$/u.test(field)) throw new ProviderError('invalid-argument', `No field ${field}`);
  const value = (inner = '') => `(${json} ->> '$.${field}${inner}')`;
  return `CASE json_type(${json}, '$.${field}')
    WHEN 'text' THEN '4' || ${value()}
    WHEN 'object' THEN ifnull('3' || ${digits(`${value('.seconds')} + ${toYearOne}`, 12)}
      || ${digits(value('.nanoseconds'), 9)}, '5')
    WHEN 'array' THEN '5'
    WHEN 'null' THEN ${lowest.null}
    WHEN 'false' THEN ${lowest.false}
    WHEN 'true' THEN ${lowest.true}
    ELSE ${value()} * 0.5 END`;
}

/** SQL for an integer of at least 0 with leading zeros; NULL if there is none. */
function digits(number: string, count: number): string {
  return `substr(${10 ** count} + ${number}, 2)`;
}

/** Seconds from the earliest timestamp to 1970: numbers with leading zeros must not be negative. */
const toYearOne = 62_135_596_800;

const lowest = { null: '-1.5e308', false: '-1.4e308', true: '-1.3e308' } as const;

/** The keys of all values of one type: from the first up to, but not including, the second. */
type Span = readonly [from: string, until: string];

/** The keys of the values in a range that has `value` at one end; null if the range is empty. */
export function spanOf(value: Filter['value']): Span | null {
  if (value === null) return null;
  if (typeof value === 'boolean') return [lowest.false, '-1.2e308'];
  if (typeof value === 'number') return ['-1e308', '1e308'];
  return typeof value === 'string' ? ["'4'", "'5'"] : ["'3'", "'4'"];
}
