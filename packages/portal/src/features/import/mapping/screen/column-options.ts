import { mappingMessages } from '@lineup/domain';
import { meaningOfColumn, mappedFields, type ColumnMeaning, type TableMapping } from '@lineup/domain/reading';
import type { TablePreview } from '../reading/protocol.ts';

/** A column with its display name. */
export interface NamedColumn {
  readonly id: string;
  readonly name: string;
  readonly meaning: ColumnMeaning | undefined;
}

/** The prefix of an option that only applies if other columns are empty. */
export const fallbackPrefix = 'else:';

const words = mappingMessages;
const plainOptions = [
  { value: '', label: words.unused },
  ...Object.entries(words.fields).map(([value, label]) => ({ value, label })),
];

/** Returns the columns of a table with their names; one without a heading is named by its position. */
export function namedColumns(
  { columns }: TablePreview,
  chosen: Pick<TableMapping, 'fields' | 'fallbacks'>,
): readonly NamedColumn[] {
  return columns.map(({ id, heading }, place) => ({
    id,
    name: heading.trim() === '' ? words.column(place + 1) : heading,
    meaning: meaningOfColumn(chosen, id),
  }));
}

/**
 * Returns the possible meanings of a column: any field, and a field of another column as a fallback if that one is
 * empty.
 */
export function optionsOf(column: NamedColumn, columns: readonly NamedColumn[]) {
  const fallbacks = mappedFields.flatMap((field) => {
    const main = columns.find(
      ({ id, meaning }) => id !== column.id && meaning?.field === field && !meaning.isFallback,
    );
    const isChosen = column.meaning?.isFallback === true && column.meaning.field === field;
    // A fallback for an id would be the id of something else.
    if (field === 'sourceId' || (main === undefined && !isChosen)) return [];
    const label =
      main === undefined
        ? words.fallbackOfNone(words.fields[field])
        : words.fallback(words.fields[field], main.name);
    return [{ value: `${fallbackPrefix}${field}`, label }];
  });
  return [...plainOptions, ...fallbacks];
}
