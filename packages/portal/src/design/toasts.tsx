import { Toaster } from 'sonner';

/** Where toasts appear. Their colours are toasts.css's, for both schemes. */
export function Toasts() {
  return <Toaster position="top-right" duration={4000} visibleToasts={4} />;
}
