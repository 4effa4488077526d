import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The slot in the head of a page that its content can fill; null until it is mounted. */
export const HeadSlotContext = createContext<HTMLElement | null>(null);

/** Renders into the head of the page from within its content. */
export function InHead({ children }: { readonly children: ReactNode }) {
  const slot = use(HeadSlotContext);
  return slot === null ? null : createPortal(children, slot);
}
