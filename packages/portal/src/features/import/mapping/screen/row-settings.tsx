import { festivalDays, formatDay, type Festival } from '@lineup/domain';
import type { LineupMapping, TableMapping } from '@lineup/domain/reading';
import { useId } from 'react';
import { NativeSelect } from '../../../../design/controls/native-select.tsx';
import { TextInput } from '../../../../design/controls/text-input.tsx';
import type { ChosenLayout } from '../edit-mapping.ts';
import type { TablePreview } from '../reading/protocol.ts';
import classes from './mapping-step.module.css';

interface RowSettingsProps {
  readonly festival: Festival;
  readonly table: TablePreview;
  readonly chosen: TableMapping;
  readonly dayFirst: LineupMapping['dayFirst'];
  readonly onAround: (field: 'stage' | 'date', value: string) => void;
  readonly onDayFirst: (dayFirst: boolean | null) => void;
  /** Absent if the file is not a spreadsheet. */
  readonly onLayout?: ((layout: ChosenLayout) => void) | undefined;
}

/** The values for all rows of a table in which no column provides them. */
export function RowSettings(props: RowSettingsProps) {
  const { festival, table, chosen, dayFirst, onAround, onDayFirst, onLayout } = props;
  const stages = useId();
  const fields = Object.values({ ...chosen.fields, ...chosen.fallbacks });
  const { stage, date } = { ...table.around, ...chosen.around };
  return (
    <div className={classes['settings']}>
      {onLayout !== undefined && <LayoutChoice table={table} chosen={chosen} onLayout={onLayout} />}
      {!fields.includes('stage') && (
        <>
          <TextInput
            label="Stage of all rows"
            value={stage ?? ''}
            list={stages}
            onChange={(event) => onAround('stage', event.currentTarget.value)}
          />
          <datalist id={stages}>
            {festival.stages.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
        </>
      )}
      {!fields.includes('date') && (
        <NativeSelect
          label="Day of all rows"
          data={dayOptions(festival, table.around.date)}
          value={chosen.around?.date ?? ''}
          aria-description={date}
          onChange={(event) => onAround('date', event.currentTarget.value)}
        />
      )}
      {hasSlashedDates(table) && (
        <NativeSelect
          label="07/06 is"
          data={[
            { value: '', label: 'what fits the festival' },
            { value: 'day', label: '7 June' },
            { value: 'month', label: 'July 6' },
          ]}
          value={dayFirst === undefined ? '' : dayFirst ? 'day' : 'month'}
          onChange={({ currentTarget: { value } }) => onDayFirst(value === '' ? null : value === 'day')}
        />
      )}
    </div>
  );
}

interface LayoutChoiceProps {
  readonly table: TablePreview;
  readonly chosen: TableMapping;
  readonly onLayout: (layout: ChosenLayout) => void;
}

/** The number of rows offered as header row. */
const offeredRows = 10;

/** The choice between a list and a grid, and of the header row of a list. */
function LayoutChoice({ table, chosen: { headerRow, layout }, onLayout }: LayoutChoiceProps) {
  const found = table.headerRow === null ? 'none' : `row ${table.headerRow}`;
  const rowOf = (value: string) => (value === 'none' ? null : Number(value));
  return (
    <>
      <NativeSelect
        label="The sheet is"
        data={[
          { value: '', label: `As found: ${table.kind === 'grid' ? 'a grid' : 'a list'}` },
          { value: 'rows', label: 'A list, one set per row' },
          { value: 'grid', label: 'A grid of times and stages' },
        ]}
        value={layout ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onLayout({ headerRow, layout: value === '' ? undefined : (value as 'rows' | 'grid') })
        }
      />
      {table.kind === 'rows' && (
        <NativeSelect
          label="Headings"
          data={[
            { value: '', label: `As found: ${found}` },
            { value: 'none', label: 'None' },
            ...Array.from({ length: offeredRows }, (_, at) => ({
              value: `${at + 1}`,
              label: `Row ${at + 1}`,
            })),
          ]}
          value={headerRow === undefined ? '' : `${headerRow ?? 'none'}`}
          onChange={({ currentTarget: { value } }) =>
            onLayout({ headerRow: value === '' ? undefined : rowOf(value), layout })
          }
        />
      )}
    </>
  );
}

function dayOptions(festival: Festival, around: string | undefined) {
  const none = around === undefined ? 'As the rows say' : `As the file says: ${around}`;
  return [
    { value: '', label: none },
    ...festivalDays(festival).map((day) => ({ value: day, label: formatDay(day) })),
  ];
}

function hasSlashedDates({ rows }: TablePreview): boolean {
  return rows.some(({ cells }) =>
    cells.some((cell) => typeof cell === 'string' && /^\s*\d{1,2}[/.-]\d{1,2}[/.-]\d/u.test(cell)),
  );
}
