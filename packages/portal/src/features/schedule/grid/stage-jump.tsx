import type { RefObject } from 'react';
import { NativeSelect } from '../../../design/controls/native-select.tsx';
import type { PlacedColumn } from './layout-day.ts';
import hidden from '../../../design/controls/visually-hidden.module.css';
import classes from './stage-jump.module.css';

interface StageJumpProps {
  readonly columns: readonly PlacedColumn[];
  readonly scroller: RefObject<HTMLElement | null>;
}

/** Where not all stages fit: brings one into view that lies far to the side. It lies over the corner's sign. */
export function StageJump({ columns, scroller }: StageJumpProps) {
  const show = (index: string) => {
    const column = scroller.current?.querySelector(`[data-stage="${index}"]`);
    column?.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'start' });
  };
  return (
    <NativeSelect
      className={classes['jump'] ?? ''}
      label="Go to stage"
      // Its first line says what it is for.
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
