import { useEffect, useRef } from 'react';
import type { ViewNow } from '../../features/timetable/bar/view-offers.ts';
import { usePaletteDoor, type PageOffer } from './palette-door.ts';

/** Adds offers of this page to the palette; `offers` is called whenever the palette is opened. */
export function usePageOffers(offers: () => readonly PageOffer[]): void {
  const { actions } = usePaletteDoor();
  const latest = useRef(offers);
  useEffect(() => {
    latest.current = offers;
  });
  useEffect(() => actions.addOffers(() => latest.current()), [actions]);
}

/** Adds other views of the schedule to the palette; `view` is called whenever the palette is opened. */
export function useOfferedView(view: () => ViewNow): void {
  const { actions } = usePaletteDoor();
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  useEffect(() => actions.setView(() => latest.current()), [actions]);
}
