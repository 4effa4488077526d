import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import { showToastsWith } from './toast.ts';

const place = { top: 'var(--toasts-top, 16px)' };

/** Where toasts appear. Their colours are toasts.css's, for both schemes. */
export function Toasts() {
  // The Toaster listens by now: effects run from the inside out.
  useEffect(() => showToastsWith(toast), []);
  return (
    <Toaster position="top-right" offset={place} mobileOffset={place} duration={4000} visibleToasts={4} />
  );
}
