import type { PlainDate } from '@lineup/domain';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import bubble from './bubble.module.css';
import classes from './day-hint.module.css';
import { tabOf } from '../model/surface.ts';

interface DayHintProps {
  readonly day: PlainDate;
  /** The label of the held sets. */
  readonly what: string;
  /** The time, then the conflicts. */
  readonly lines: readonly string[];
}

/** A hint below the tab of a day: what would be dropped on that day, when, and its conflicts. */
export function DayHint({ day, what, lines }: DayHintProps) {
  const hint = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tab = tabOf(day);
    if (tab !== null && hint.current !== null) placeBelow(hint.current, tab);
  });
  const [time, ...against] = lines;
  return createPortal(
    <div ref={hint} className={`${bubble['bubble']} ${classes['hint']}`} data-day-hint aria-hidden>
      <b dir="auto">{what}</b>
      <span>{time}</span>
      {against.map((line) => (
        <span key={line} className={classes['against']}>
          {line}
        </span>
      ))}
    </div>,
    document.body,
  );
}

const gap = 6;

function placeBelow(hint: HTMLElement, tab: HTMLElement): void {
  const box = tab.getBoundingClientRect();
  const { width } = hint.getBoundingClientRect();
  const left = Math.max(gap, Math.min(box.left, window.innerWidth - width - gap));
  hint.style.translate = `${Math.round(left)}px ${Math.round(box.bottom + gap)}px`;
}
