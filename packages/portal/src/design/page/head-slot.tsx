import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The place in the head of a page where its content puts what belongs there; null before it is on the page. */
export const HeadSlotContext = createContext<HTMLElement | null>(null);

/** What belongs to the content of a page, in the head of that page. */
export function InHead({ children }: { readonly children: ReactNode }) {
  const slot = use(HeadSlotContext);
  return slot === null ? null : createPortal(children, slot);
}
