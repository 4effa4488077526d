import { createContext } from 'react';

/** Whether a page has been shown before: the first one leaves the focus where the browser put it. */
export interface Arrival {
  readonly hasArrived: () => boolean;
  readonly arrive: () => void;
}

export function createArrival(): Arrival {
  let arrived = false;
  return {
    hasArrived: () => arrived,
    arrive: () => {
      arrived = true;
    },
  };
}

export const ArrivalContext = createContext<Arrival>(createArrival());
