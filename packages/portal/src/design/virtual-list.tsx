import type { ReactNode } from 'react';
import { useVirtualRows, type VirtualRows } from './use-virtual-rows.ts';
import classes from './virtual-list.module.css';

interface VirtualListProps extends VirtualRows {
  readonly label: string;
  /** The row at this place. */
  readonly children: (index: number) => ReactNode;
}

/** A list in a box that scrolls by itself, of which only what is in view is on the page. */
export function VirtualList({ label, count, height, keyOf, children }: VirtualListProps) {
  const { scroller, rows, above, below } = useVirtualRows({ count, height, keyOf });
  return (
    <section ref={scroller} className={classes['box']} aria-label={label} tabIndex={0}>
      <ul className={classes['list']} style={{ paddingTop: above, paddingBottom: below }}>
        {rows.map(({ index, key, props }) => (
          <li key={key} {...props} aria-setsize={count} aria-posinset={index + 1}>
            {children(index)}
          </li>
        ))}
      </ul>
    </section>
  );
}
