import { Toaster } from 'sonner';

const place = { top: 'var(--toasts-top, 16px)' };

/** Where toasts appear. Their colours are toasts.css's, for both schemes. */
export function Toasts() {
  return (
    <Toaster position="top-right" offset={place} mobileOffset={place} duration={4000} visibleToasts={4} />
  );
}
