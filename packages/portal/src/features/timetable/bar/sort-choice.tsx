import { scheduleMessages } from '@lineup/domain';
import { useNavigate } from '@tanstack/react-router';
import type { SortOrder } from '../grid/layout-day.ts';
import line from './schedule-line.module.css';

/** Returns a function that changes the order stored in the address. */
export function useSort(): (order: SortOrder) => void {
  const navigate = useNavigate();
  return (order) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, sort: order === 'latest' ? order : undefined }),
      replace: true,
      resetScroll: false,
    });
}

/** A dropdown for the order of the sets. */
export function SortChoice({ order }: { readonly order: SortOrder }) {
  const sort = useSort();
  return (
    <select
      className={line['control']}
      aria-label={scheduleMessages.sort}
      value={order}
      onChange={(event) => sort(event.currentTarget.value === 'latest' ? 'latest' : 'earliest')}
    >
      <option value="earliest">{scheduleMessages.earliest}</option>
      <option value="latest">{scheduleMessages.latest}</option>
    </select>
  );
}
