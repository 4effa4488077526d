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

/**
 * The blocks of a stage outside of the festival's days. Each opens the dialog, in which it can be moved to one of the
 * days.
 */
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

/**
 * Restores the focus after the dialog: to the block, which may be on another stage by then, or to the day shown if it
 * is gone.
 */
function keepFocus(button: HTMLButtonElement): () => void {
  return () => {
    const { activeElement } = document;
    // The dialog may unmount together with the block, before it restores the focus.
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
