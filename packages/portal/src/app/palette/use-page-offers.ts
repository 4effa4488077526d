import { useEffect, useRef } from 'react';
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
