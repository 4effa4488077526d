import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { toast, Toaster } from 'sonner';
import { toastHost } from './toast-host.ts';
import { showToastsWith } from './toast.ts';

const place = { top: 'var(--toasts-top, 16px)' };

/** Where toasts appear. Their colours are toasts.css's, for both schemes. */
export function Toasts() {
  const [host] = useState(toastHost);
  // The Toaster listens by now: effects run from the inside out.
  useEffect(() => showToastsWith(toast), []);
  return createPortal(
    <Toaster position="top-right" offset={place} mobileOffset={place} duration={4000} visibleToasts={4} />,
    host,
  );
}
