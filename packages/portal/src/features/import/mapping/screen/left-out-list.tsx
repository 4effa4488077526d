import { mappingMessages, type LeftOut } from '@lineup/domain';
import classes from './left-out-list.module.css';

interface LeftOutListProps {
  readonly count: number;
  readonly rows: readonly LeftOut['rows'][number][];
}

/** The rows of a file that are not sets: the number, and on demand the first of them with the reason. */
export function LeftOutList({ count, rows }: LeftOutListProps) {
  return (
    <details className={classes['leftOut']}>
      <summary>{mappingMessages.leftOut(count)}</summary>
      <ul>
        {rows.map(({ table, number, text, reason }, place) => (
          <li key={place}>
            {table === ''
              ? mappingMessages.leftOutRow(number, text)
              : mappingMessages.leftOutOfTable(table, number, text)}{' '}
            <span className={classes['reason']}>({mappingMessages.leftOutReasons[reason]})</span>
          </li>
        ))}
        {count > rows.length && <li>{mappingMessages.more(count - rows.length)}</li>}
      </ul>
    </details>
  );
}
