import type { Festival } from '@lineup/domain';
import { createContext, use } from 'react';
import type { Paper } from './paper.ts';

/** What all sheets of a print share. */
export interface PrintFacts {
  readonly festival: Festival;
  readonly paper: Paper;
  /** When it is printed, and when the lineup was last changed; milliseconds since the epoch. */
  readonly printedAt: number;
  readonly changedAt: number;
}

export const PrintContext = createContext<PrintFacts | null>(null);

/** Returns the facts of the current print; throws outside of one. */
export function usePrintFacts(): PrintFacts {
  const facts = use(PrintContext);
  if (facts === null) throw new Error('usePrintFacts needs a PrintContext above it');
  return facts;
}
