import { Fragment, type ReactNode } from 'react';
import { VirtualList } from '../../design/table/virtual-list.tsx';
import classes from './differences.module.css';

/** This many are shown directly; longer lists scroll in a box. */
const few = 8;

interface LongListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly children: (item: Item) => ReactNode;
}

/** A list of any length. */
export function LongList<Item>({ label, items, keyOf, children }: LongListProps<Item>) {
  if (items.length <= few) {
    return (
      <div className={classes['documents']}>
        {items.map((item) => (
          <Fragment key={keyOf(item)}>{children(item)}</Fragment>
        ))}
      </div>
    );
  }
  const keyAt = (index: number) => {
    const item = items[index];
    return item === undefined ? index : keyOf(item);
  };
  return (
    <VirtualList label={label} count={items.length} height={170} keyOf={keyAt}>
      {(index) => {
        const item = items[index];
        return item !== undefined && <div className={classes['padded']}>{children(item)}</div>;
      }}
    </VirtualList>
  );
}
