import { useLayoutEffect, type ReactNode } from 'react';
import { fitDays } from './fit-days.ts';
import classes from './phone-controls.module.css';

interface PhoneControlsProps {
  /** The position of the selected day among `count` days. */
  readonly place: number;
  readonly count: number;
  /** The list of all sets is shown, which has neither days nor a button to add a set. */
  readonly isList: boolean;
  /** The button that adds a set: it lies over the day, within reach of the thumb. */
  readonly children: ReactNode;
}

/** What the schedule has for phones beyond its day: a bar in which no day is cut, and the button to add a set. */
export function PhoneControls({ place, count, isList, children }: PhoneControlsProps) {
  useLayoutEffect(() => {
    if (isList) return undefined;
    const list = document.querySelector<HTMLElement>('[data-days]');
    return list === null ? undefined : fitDays(list, place, count);
  }, [place, count, isList]);
  return <div className={classes[isList ? 'hidden' : 'add']}>{children}</div>;
}
