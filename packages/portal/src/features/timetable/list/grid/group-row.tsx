/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the parts of a table cannot be placed by hand */
import { setCount } from '../../../../app/set-count.ts';
import { columns } from './columns.ts';
import classes from './list-grid.module.css';

interface GroupRowProps {
  readonly name: string;
  readonly count: number;
  readonly isSelected: boolean;
  readonly place: number;
  readonly onSelect: () => void;
}

/** The header row of a group of sets, with a checkbox for all of them. */
export function GroupRow({ name, count, isSelected, place, onSelect }: GroupRowProps) {
  return (
    <div role="row" className={classes['group']} aria-rowindex={place}>
      <div role="gridcell" aria-colspan={columns.length}>
        <label>
          <input
            type="checkbox"
            aria-label={`Select all of ${name}`}
            checked={isSelected}
            onChange={onSelect}
          />
          <b>{name}</b> <span>{setCount(count)}</span>
        </label>
      </div>
    </div>
  );
}
