import type { RefObject } from 'react';
import { NativeSelect } from '../../../design/controls/native-select.tsx';
import { wantsStillness } from '../../../design/wants-stillness.ts';
import type { DayLayout } from './layout-day.ts';
import hidden from '../../../design/controls/visually-hidden.module.css';
import classes from './stage-jump.module.css';

interface StageJumpProps {
  readonly layout: Pick<DayLayout, 'columns' | 'direction'>;
  readonly scroller: RefObject<HTMLElement | null>;
}

/** A select that scrolls to a stage, for grids too wide to show all of them. Covers the icon in the grid's corner. */
export function StageJump({ layout: { columns, direction }, scroller }: StageJumpProps) {
  const show = (index: string) => {
    const column = scroller.current?.querySelector(`[data-stage="${index}"]`);
    const [block, inline] =
      direction === 'down' ? (['start', 'nearest'] as const) : (['nearest', 'start'] as const);
    column?.scrollIntoView({ behavior: wantsStillness() ? 'instant' : 'smooth', block, inline });
  };
  return (
    <NativeSelect
      className={`${classes['jump']} ${direction === 'down' ? classes['down'] : ''}`}
      label="Go to stage"
      // The first option says what the select is for.
      labelProps={{ className: hidden['hidden'] }}
      value=""
      onChange={(event) => show(event.currentTarget.value)}
    >
      <option value="" disabled>
        Go to stage ({columns.length})
      </option>
      {columns.map(({ stage, index }) => (
        <option key={stage} value={index}>
          {stage}
        </option>
      ))}
    </NativeSelect>
  );
}
