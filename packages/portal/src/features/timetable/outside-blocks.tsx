import { blockMessages, festivalDayOf, formatDay, type Festival } from '@lineup/domain';
import type { ScheduledBlock } from './grid/group-schedule.ts';
import hatched from './grid/hatched.module.css';
import type { SortOrder } from './grid/layout-day.ts';
import classes from './outside-blocks.module.css';

export interface OutsideBlocksProps {
  readonly stage: string;
  readonly blocks: readonly ScheduledBlock[];
  readonly order: SortOrder;
  readonly festival: Festival;
  readonly onOpen: (id: string) => void;
}

/** The blocks of a stage that are outside of the festival's days: each opens the dialog by which it comes to one of them. */
export function OutsideBlocks({ stage, blocks, order, festival, onOpen }: OutsideBlocksProps) {
  const sorted = blocks.toSorted((a, b) => (order === 'earliest' ? 1 : -1) * (a.start - b.start));
  return (
    <ol className={classes['blocks']}>
      {sorted.map(({ id, name, start, time }) => {
        const when = `${formatDay(festivalDayOf(start, festival))}, ${time}`;
        return (
          <li key={id}>
            <button
              ref={keepFocus}
              type="button"
              className={`${hatched['hatched']} ${classes['block']}`}
              aria-label={blockMessages.named(name, when, stage)}
              data-block={id}
              onClick={() => onOpen(id)}
            >
              <span>
                <b dir="auto">{name}</b> <time>{when}</time>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** The dialog gives the focus back to the block, which may have left by then: it goes to the block on its other stage, or to the day that is shown. */
function keepFocus(button: HTMLButtonElement): () => void {
  return () => {
    const { activeElement } = document;
    // The dialog may leave together with the block, and not have given it back yet.
    if (activeElement !== button && !activeElement?.closest('dialog')) return;
    const { block } = button.dataset;
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const elsewhere = [...document.querySelectorAll<HTMLElement>('li > [data-block]')].find(
        (element) => element.dataset['block'] === block,
      );
      const day = document.querySelector<HTMLElement>('[data-day][aria-selected="true"]');
      (elsewhere ?? day)?.focus();
    });
  };
}
