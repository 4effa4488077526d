import {
  fieldLabel,
  formatClock,
  formatDay,
  isClockTime,
  isPlainDate,
  type DraftField,
  type Festival,
} from '@lineup/domain';
import { valuesOfStored, type FieldChange, type MergeRow, type SetValues } from '@lineup/domain/merge';

type Clocks = Pick<Festival, 'timezone' | 'dayStartsAt' | 'hourCycle'>;

/** Formats a value for display; unreadable values are shown as they are. */
function valueLabel(field: DraftField, value: string, { hourCycle }: Clocks): string {
  if (field === 'date') return isPlainDate(value) ? formatDay(value) : value;
  const isTime = field === 'timeStart' || field === 'timeEnd';
  return isTime && isClockTime(value) ? formatClock(value, hourCycle) : value;
}

/** Formats where and when a set is: "Pier, Fri, Jul 2, 8:00 PM – 9:00 PM". */
export function placeLabel(values: SetValues, clocks: Clocks): string {
  const { stage = '', date = '', timeStart = '', timeEnd = '' } = values;
  const times = [valueLabel('timeStart', timeStart, clocks), valueLabel('timeEnd', timeEnd, clocks)].filter(
    Boolean,
  );
  return [stage, valueLabel('date', date, clocks), times.join(' – ')].filter(Boolean).join(', ');
}

/** One decision about a set: a field, or day, start and end together. */
export interface Choice {
  readonly question: FieldChange['question'];
  readonly label: string;
  readonly portal: string;
  readonly file: string;
  /** The result if each side has changed another part and both are applied; null otherwise. */
  readonly both: string | null;
  /** The value after the last import; empty if unknown. */
  readonly base: string;
  readonly from: FieldChange['from'] | 'both';
}

/** Groups the differing fields of a row into decisions. */
export function choicesOf(fields: readonly FieldChange[], clocks: Clocks): readonly Choice[] {
  const questions = [...new Set(fields.map(({ question }) => question))];
  return questions.map((question) => {
    const own = fields.filter((each) => each.question === question);
    const words = (valueOf: (field: FieldChange) => string | null) =>
      own
        .map((each) => valueLabel(each.field, valueOf(each) ?? '', clocks))
        .filter(Boolean)
        .join(', ');
    const proposals = new Set(own.map(({ proposal }) => proposal));
    const isMixed = proposals.size > 1 && !proposals.has('ask');
    return {
      question,
      label: capitalized(own.map(({ field }) => fieldLabel(field)).join(', ')),
      portal: words(({ portal }) => portal),
      file: words(({ file }) => file),
      both: isMixed ? words((each) => each[each.proposal === 'file' ? 'file' : 'portal']) : null,
      base: words(({ base }) => base),
      from: fromOf(own),
    };
  });
}

function fromOf(fields: readonly FieldChange[]): Choice['from'] {
  const [first, ...others] = new Set(fields.map(({ from }) => from));
  return first !== undefined && others.length === 0 ? first : 'both';
}

function capitalized(text: string): string {
  return text.replace(/^./u, (letter) => letter.toUpperCase());
}

/** Returns the artist of the row, as named in the schedule if it is there. */
export function artistOf(row: MergeRow): string {
  const stored = 'stored' in row ? row.stored.artistName : '';
  return stored || ('incoming' in row ? (row.incoming.values.artistName ?? '') : '') || 'No artist';
}

/** Formats the place and time of the row's set in the schedule, or else in the file. */
export function placeOf(row: MergeRow, clocks: Clocks): string {
  return placeLabel('stored' in row ? valuesOfStored(row.stored, clocks) : row.incoming.values, clocks);
}
