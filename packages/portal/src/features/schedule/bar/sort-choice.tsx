import { IconSort } from '../../../design/icons.ts';
import hidden from '../../../design/controls/visually-hidden.module.css';
import type { SortOrder } from '../grid/layout-day.ts';
import classes from './sort-choice.module.css';

interface SortChoiceProps {
  readonly order: SortOrder;
  readonly onChange: (order: SortOrder) => void;
}

/** The order of the sets. It takes the room of its sign; the list is the browser's own, and unseen until it is opened. */
export function SortChoice({ order, onChange }: SortChoiceProps) {
  return (
    <label className={classes['sort']} data-turned={order === 'latest'}>
      <span className={hidden['hidden']}>Sort</span>
      <IconSort size={20} aria-hidden />
      <select
        title={order === 'latest' ? 'Latest First' : 'Earliest First'}
        value={order}
        onChange={(event) => onChange(event.currentTarget.value === 'latest' ? 'latest' : 'earliest')}
      >
        <option value="earliest">Earliest First</option>
        <option value="latest">Latest First</option>
      </select>
    </label>
  );
}
