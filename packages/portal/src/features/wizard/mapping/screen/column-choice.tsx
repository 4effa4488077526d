import { mappingMessages } from '@lineup/domain';
import type { MappedField } from '@lineup/domain/reading';
import { NativeSelect } from '../../../../design/controls/native-select.tsx';
import type { TablePreview } from '../reading/protocol.ts';
import classes from './column-choice.module.css';

const offered = [
  { value: '', label: mappingMessages.unused },
  ...Object.entries(mappingMessages.fields).map(([value, label]) => ({ value, label })),
];

interface ColumnChoiceProps {
  readonly table: TablePreview;
  readonly fields: Readonly<Record<string, MappedField>>;
  readonly onChoose: (column: string, field: MappedField | null) => void;
}

/** The first rows of a table, column by column, with what each column stands for. */
export function ColumnChoice({ table, fields, onChoose }: ColumnChoiceProps) {
  return (
    <ol className={classes['columns']} aria-label="Columns of the file">
      {table.columns.map(({ id, heading }, place) => {
        const name = heading.trim() === '' ? mappingMessages.column(place + 1) : heading;
        const field = fields[id];
        return (
          <li key={id} className={classes['column']} data-used={field !== undefined}>
            <NativeSelect
              className={classes['chooser']}
              label={<span className={classes['heading']}>{name}</span>}
              data={offered}
              value={field ?? ''}
              onChange={(event) => {
                const { value } = event.currentTarget;
                onChoose(id, value === '' ? null : (value as MappedField));
              }}
            />
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
