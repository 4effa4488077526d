import type { Festival } from '@lineup/domain';
import type { LineupMapping } from '@lineup/domain/reading';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { mappingMessages } from '@lineup/domain';
import { Button } from '../../../../design/controls/button.tsx';
import {
  similarTables,
  mappingOf,
  withAround,
  withDayFirst,
  withField,
  withLayout,
  withTable,
} from '../edit-mapping.ts';
import type { ReadFile, TablePreview } from '../reading/protocol.ts';
import { ColumnChoice } from './column-choice.tsx';
import classes from './mapping-step.module.css';
import { OutcomePanel } from './outcome-panel.tsx';
import { RowSettings } from './row-settings.tsx';
import { TableChoice } from './table-choice.tsx';

interface MappingStepProps {
  readonly festival: Festival;
  readonly fileName: string;
  readonly file: ReadFile;
  readonly isBehind: boolean;
  /** `fillsMissing`: see `ReadingRequest`. */
  readonly onChange: (mapping: LineupMapping, fillsMissing?: boolean) => void;
  /** The label of the button that calls `onBack`. */
  readonly backLabel?: string;
  readonly isBusy?: boolean;
  readonly onBack: () => void;
  readonly onContinue: () => void;
  /** Shown above the buttons. */
  readonly children?: ReactNode;
}

/** The first rows of a file with a choice above each column, and the outcome. */
export function MappingStep(props: MappingStepProps) {
  const { festival, fileName, file, isBehind, onChange, onBack, onContinue } = props;
  const { backLabel = 'Choose another file', isBusy = false, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone.
  useLayoutEffect(() => heading.current?.focus(), []);
  const [shownId, setShownId] = useState<string | null>(null);
  const { tables, mapping, outcome } = file;
  const shown = shownTable(file, shownId);
  const canGoOn = outcome.ok && outcome.sets > 0 && !isBehind && !isBusy;
  return (
    <form
      className={classes['step']}
      onSubmit={(event) => {
        event.preventDefault();
        if (canGoOn) onContinue();
      }}
    >
      <div>
        <h2 ref={heading} tabIndex={-1} className={classes['title']}>
          What do the columns stand for?
        </h2>
        <p className={classes['note']}>
          These are the first rows of <bdi>{fileName}</bdi>. What you choose here is remembered for files with
          the same columns.
        </p>
      </div>
      {shown !== null && (
        <>
          <TableChoice
            tables={tables}
            isRead={(id) => mappingOf(mapping, id) !== null}
            shown={shown}
            word={file.isJson ? 'List' : 'Sheet'}
            onShow={setShownId}
            onRead={(isRead) => onChange(withTable(mapping, tables, shown, isRead), isRead)}
          />
          <ShownTable festival={festival} file={file} table={shown} onChange={onChange} />
        </>
      )}
      <OutcomePanel outcome={outcome} isBehind={isBehind} festival={festival} />
      {children}
      <div className={classes['actions']}>
        <Button variant="default" disabled={isBusy} onClick={onBack}>
          {backLabel}
        </Button>
        <Button type="submit" disabled={!canGoOn} loading={isBusy}>
          Continue
        </Button>
      </div>
    </form>
  );
}

interface ShownTableProps extends Pick<MappingStepProps, 'festival' | 'file' | 'onChange'> {
  readonly table: TablePreview;
}

function ShownTable({ festival, file: { isJson, mapping, tables }, table, onChange }: ShownTableProps) {
  const chosen = mappingOf(mapping, table.id);
  if (chosen === null) return null;
  const similar = similarTables(mapping, tables, table);
  const others = similar.filter(({ id }) => id !== table.id);
  return (
    <div className={classes['table']}>
      <ColumnChoice
        table={table}
        chosen={chosen}
        onChoose={(column, meaning) => onChange(withField(mapping, similar, column, meaning))}
      />
      {others.length > 0 && (
        <p className={classes['note']}>{mappingMessages.sameColumns(others.map(({ name }) => name))}</p>
      )}
      <RowSettings
        festival={festival}
        table={table}
        chosen={chosen}
        dayFirst={mapping.dayFirst}
        onAround={(field, value) => onChange(withAround(mapping, table, field, value))}
        onDayFirst={(dayFirst) => onChange(withDayFirst(mapping, dayFirst))}
        onLayout={isJson ? undefined : (layout) => onChange(withLayout(mapping, similar, layout), true)}
      />
    </div>
  );
}

/** Returns the selected table, or the first that is included, or the first. */
function shownTable({ tables, mapping }: ReadFile, id: string | null): TablePreview | null {
  const byId = (tableId: string | undefined) => tables.find((table) => table.id === tableId);
  return byId(id ?? '') ?? byId(mapping.tables[0]?.table) ?? tables[0] ?? null;
}
