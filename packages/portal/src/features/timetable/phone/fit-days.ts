import { showDay } from '../days/day-tabs.tsx';

/**
 * In CSS pixels: the width of the mark at each end (as in the style sheet), the minimum width of a day if all fit, and the width
 * that shows its whole name, used if at least `few` days then fit.
 */
const markWidth = 12;
const minWidth = 44;
const fullWidth = 64;
const few = 3;

/**
 * Lays out the day bar on a phone so that none of its `count` days is cut off and the one at index `place` is visible.
 * If they do not all fit, the style sheet makes each as wide as `--day-width` and marks the ends beyond which there are
 * more (`data-more`). Returns a cleanup function.
 */
export function fitDays(list: HTMLElement, place: number, count: number): () => void {
  const fit = () => {
    setWidth(list, count);
    showDay(list, place);
    markEnds(list);
  };
  const updateMarks = () => markEnds(list);
  fit();
  const observer = new ResizeObserver(fit);
  observer.observe(list);
  list.addEventListener('scroll', updateMarks, { passive: true });
  return () => {
    observer.disconnect();
    list.removeEventListener('scroll', updateMarks);
  };
}

function setWidth(list: HTMLElement, count: number): void {
  const room = list.clientWidth;
  list.dataset['days'] = count * minWidth > room ? 'some' : 'all';
  const between = room - 2 * markWidth;
  const fits = (width: number) => Math.floor(between / width);
  const shown = Math.max(1, fits(fullWidth), Math.min(few, fits(minWidth)));
  list.style.setProperty('--day-width', `${between / shown}px`);
}

function markEnds(list: HTMLElement): void {
  const { scrollLeft, clientWidth, scrollWidth } = list;
  const ends = [scrollLeft > 1 && 'before', scrollLeft + clientWidth < scrollWidth - 1 && 'after'];
  list.dataset['more'] = ends.filter((end) => end !== false).join(' ');
}
