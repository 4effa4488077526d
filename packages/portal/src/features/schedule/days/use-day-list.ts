import { useLayoutEffect, useRef } from 'react';

/** As in the style sheet, in CSS pixels: the mark of more days at each end, and the least width of a day where all have room. */
const mark = 12;
const least = 44;
/** Where they scroll and at least three have room, each is so wide that it has its whole name. */
const whole = 64;
const few = 3;

/**
 * The ref of a list of `count` days, which scrolls sideways, and nothing else, until the chosen one stands in its middle as far as
 * it goes. On a phone, where not all have room, the style sheet gives each `--day-width`, so that none is cut, and marks the
 * ends at which there are more (`data-more`).
 */
export function useDayList(place: number, count: number) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const fit = () => {
      fitDays(element, count);
      showDay(element, place);
      markEnds(element);
    };
    const mark = () => markEnds(element);
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [place, count]);
  return list;
}

function fitDays(list: HTMLElement, count: number): void {
  const room = list.clientWidth;
  const isWhole = count * least <= room;
  list.toggleAttribute('data-scrolls', !isWhole);
  const between = room - 2 * mark;
  const shown = Math.max(1, Math.floor(between / whole), Math.min(few, Math.floor(between / least)));
  list.style.setProperty('--day-width', `${between / shown}px`);
}

function showDay(list: HTMLElement, place: number): void {
  const tab = list.children[place];
  if (!(tab instanceof HTMLElement)) return;
  list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

function markEnds(list: HTMLElement): void {
  const { scrollLeft, clientWidth, scrollWidth } = list;
  const ends = [scrollLeft > 1 && 'before', scrollLeft + clientWidth < scrollWidth - 1 && 'after'];
  list.dataset['more'] = ends.filter((end) => end !== false).join(' ');
}
