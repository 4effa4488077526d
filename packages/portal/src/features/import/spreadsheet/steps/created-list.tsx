import { useMemo } from 'react';
import { IconCircleCheck } from '../../../../design/icons.ts';
import type { ImportItem } from '../state/import-item.ts';
import { VirtualList } from '../../../../design/table/virtual-list.tsx';
import classes from './created-list.module.css';

/** The created events, on demand. */
export function CreatedList({ items }: { readonly items: readonly ImportItem[] }) {
  const created = useMemo(() => items.filter(({ status }) => status === 'created'), [items]);
  if (created.length === 0) return null;
  return (
    <details className={classes['created']}>
      <summary>{created.length === 1 ? '1 created event' : `${created.length} created events`}</summary>
      <VirtualList
        label="Created events"
        count={created.length}
        height={33}
        keyOf={(index) => created[index]?.id ?? index}
      >
        {(index) => <CreatedEvent item={created[index]} />}
      </VirtualList>
    </details>
  );
}

function CreatedEvent({ item }: { readonly item: ImportItem | undefined }) {
  return (
    <span className={classes['event']}>
      <IconCircleCheck size={16} aria-hidden />
      <span className={classes['number']}>Row {item?.values.row}</span>
      <span>{item?.values.artistName}</span>
    </span>
  );
}
