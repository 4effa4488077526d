import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { scrolledTo, scrollingTo } from '../../grid/direction.ts';
import type { DayLayout } from '../../grid/layout-day.ts';
import type { Point } from '../model/gesture.ts';
import { columnsOf, pointOf, within, type Stretch } from '../model/surface.ts';

interface Drawn {
  readonly layout: DayLayout;
  readonly columns: readonly Stretch[];
}

/** Keeps the column under the pointer (or of the focused card) in place when an edit changes the widths of columns. */
export function useSteadyColumns(scroller: RefObject<HTMLElement | null>, layout: DayLayout): void {
  const pointer = useRef<Point | null>(null);
  const drawn = useRef<Drawn | null>(null);

  useEffect(() => {
    const { current } = scroller;
    const ending = new AbortController();
    const { signal } = ending;
    const note = (event: PointerEvent) => {
      pointer.current = pointOf(event);
    };
    current?.addEventListener('pointermove', note, { signal, passive: true });
    current?.addEventListener('pointerleave', () => (pointer.current = null), { signal });
    return () => ending.abort();
  }, [scroller]);

  useLayoutEffect(() => {
    const { current } = scroller;
    if (current === null) return;
    const before = drawn.current;
    const columns = columnsOf(current, layout);
    drawn.current = { layout, columns };
    if (before === null || !isSameView(before.layout, layout)) return;
    const stage = stageAtHand(current, before, pointer.current);
    const leftIn = (all: readonly Stretch[]) => all.find((column) => column.stage === stage)?.left;
    const [from, to] = [leftIn(before.columns), leftIn(columns)];
    if (from === undefined || to === undefined || from === to) return;
    const { left } = scrolledTo(current, layout.direction);
    current.scrollTo({ ...scrollingTo({ left: left + to - from }, layout.direction), behavior: 'instant' });
  }, [scroller, layout]);
}

function isSameView(a: DayLayout, b: DayLayout): boolean {
  return a.day === b.day && a.direction === b.direction && a.hourHeight === b.hourHeight;
}

function stageAtHand(
  scroller: HTMLElement,
  { layout, columns }: Drawn,
  pointer: Point | null,
): string | undefined {
  if (pointer !== null) {
    const { x } = within(scroller, layout, pointer);
    return columns.find(({ left, right }) => left <= x && x < right)?.stage;
  }
  const focused = document.activeElement?.closest('[data-stage]') ?? null;
  if (!scroller.contains(focused)) return undefined;
  return layout.columns.find(({ index }) => String(index) === focused?.getAttribute('data-stage'))?.stage;
}
