import { useEffect, useRef } from 'react';
import type { ViewNow } from '../../features/timetable/bar/view-offers.ts';
import { usePaletteDoor, type PageOffer } from './palette-door.ts';

/** Has the palette offer what this page can do just now; `offers` is asked whenever the palette is looked at. */
export function usePageOffers(offers: () => readonly PageOffer[]): void {
  const { actions } = usePaletteDoor();
  const latest = useRef(offers);
  useEffect(() => {
    latest.current = offers;
  });
  useEffect(() => actions.addOffers(() => latest.current()), [actions]);
}

/** Has the palette offer other ways to look at the schedule; `view` is asked whenever the palette is looked at. */
export function useOfferedView(view: () => ViewNow): void {
  const { actions } = usePaletteDoor();
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  useEffect(() => actions.setView(() => latest.current()), [actions]);
}
