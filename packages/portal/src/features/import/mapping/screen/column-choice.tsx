import { mappingMessages } from '@lineup/domain';
import type { ColumnMeaning, MappedField, TableMapping } from '@lineup/domain/reading';
import { useId } from 'react';
import { NativeSelect } from '../../../../design/controls/native-select.tsx';
import type { TablePreview } from '../reading/protocol.ts';
import classes from './column-choice.module.css';
import { fallbackPrefix, namedColumns, optionsOf, type NamedColumn } from './column-options.ts';

interface ColumnChoiceProps {
  readonly table: TablePreview;
  readonly chosen: Pick<TableMapping, 'fields' | 'fallbacks'>;
  readonly onChoose: (column: string, meaning: ColumnMeaning | null) => void;
}

/** The first rows of a table, column by column, with a choice of meaning for each. */
export function ColumnChoice({ table, chosen, onChoose }: ColumnChoiceProps) {
  const baseId = useId();
  const columns = namedColumns(table, chosen);
  return (
    <ol className={classes['columns']} aria-label="Columns of the file">
      {columns.map((column, place) => {
        const { id, name, meaning } = column;
        const instead = fallbacksOf(column, columns);
        const insteadId = instead.length > 0 ? `${baseId}-${place}` : undefined;
        return (
          <li key={id} className={classes['column']} data-used={meaning !== undefined}>
            <div className={classes['chooser']}>
              <NativeSelect
                label={<span className={classes['heading']}>{name}</span>}
                data={optionsOf(column, columns)}
                value={valueOf(meaning)}
                aria-describedby={insteadId}
                onChange={(event) => onChoose(id, meaningOf(event.currentTarget.value))}
              />
              {instead.length > 0 && (
                <p id={insteadId} className={classes['instead']}>
                  {mappingMessages.elseFrom(instead)}
                </p>
              )}
            </div>
            <ul className={classes['cells']} aria-label={`First rows of ${name}`}>
              {table.rows.map((row) => (
                <li key={row.number}>
                  <bdi>{row.cells[place] ?? ''}</bdi>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

/** Returns the names of the columns that apply if this one is empty. */
function fallbacksOf({ meaning }: NamedColumn, columns: readonly NamedColumn[]): readonly string[] {
  if (meaning === undefined || meaning.isFallback) return [];
  const others = columns.filter(
    (other) => other.meaning?.isFallback === true && other.meaning.field === meaning.field,
  );
  return others.map(({ name }) => name);
}

function valueOf(meaning: ColumnMeaning | undefined): string {
  if (meaning === undefined) return '';
  return meaning.isFallback ? `${fallbackPrefix}${meaning.field}` : meaning.field;
}

function meaningOf(value: string): ColumnMeaning | null {
  if (value === '') return null;
  const isFallback = value.startsWith(fallbackPrefix);
  const field = isFallback ? value.slice(fallbackPrefix.length) : value;
  return { field: field as MappedField, isFallback };
}
