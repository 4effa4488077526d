import { mappingMessages } from '@lineup/domain';
import { NativeSelect } from '../../../../design/controls/native-select.tsx';
import type { TablePreview } from '../reading/protocol.ts';
import classes from './mapping-step.module.css';

interface TableChoiceProps {
  readonly tables: readonly TablePreview[];
  readonly isRead: (id: string) => boolean;
  readonly shown: TablePreview;
  /** What tables are called: sheets of a workbook, lists of a JSON file. */
  readonly word: 'Sheet' | 'List';
  readonly onShow: (id: string) => void;
  readonly onRead: (isRead: boolean) => void;
}

/** The choice of the table to show, and whether it is included. */
export function TableChoice({ tables, isRead, shown, word, onShow, onRead }: TableChoiceProps) {
  if (tables.length < 2) return null;
  return (
    <div className={classes['tables']}>
      <NativeSelect
        label={word}
        data={tables.map(({ id, name, rowCount }) => ({
          value: id,
          label: isRead(id) ? mappingMessages.table(name, rowCount) : mappingMessages.unreadTable(name),
        }))}
        value={shown.id}
        onChange={(event) => onShow(event.currentTarget.value)}
      />
      <label className={classes['check']}>
        <input
          type="checkbox"
          checked={isRead(shown.id)}
          onChange={(event) => onRead(event.currentTarget.checked)}
        />
        <span>{`Read this ${word.toLowerCase()}`}</span>
      </label>
    </div>
  );
}
