import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The place in the line of the wizard's title where a step puts its own; null before it is on the page. */
export const HeadSlotContext = createContext<HTMLElement | null>(null);

/** What belongs to a step, in the line of the wizard's title. */
export function InHead({ children }: { readonly children: ReactNode }) {
  const slot = use(HeadSlotContext);
  return slot === null ? null : createPortal(children, slot);
}
