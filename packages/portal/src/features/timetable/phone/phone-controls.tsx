import { useLayoutEffect, type ReactNode } from 'react';
import { fitDays } from './fit-days.ts';
import classes from './phone-controls.module.css';

interface PhoneControlsProps {
  /** The index of the selected day among `count` days. */
  readonly place: number;
  readonly count: number;
  /** True if the list of all sets is shown, which has neither days nor an add button. */
  readonly isList: boolean;
  /** The button that adds a set; it overlays the day, within reach of the thumb. */
  readonly children: ReactNode;
}

/** The additions for phones: a day bar in which no day is cut off, and the floating add button. */
export function PhoneControls({ place, count, isList, children }: PhoneControlsProps) {
  useLayoutEffect(() => {
    if (isList) return undefined;
    const list = document.querySelector<HTMLElement>('[data-days]');
    return list === null ? undefined : fitDays(list, place, count);
  }, [place, count, isList]);
  return <div className={classes[isList ? 'hidden' : 'add']}>{children}</div>;
}
