import type { toast as Sonner } from 'sonner';
import { keepToastsInReach } from './toast-host.ts';
import { placeToasts } from './toast-place.ts';

export interface ToastOptions {
  /** Another toast with the same id takes its place; `dismiss` takes it away. */
  readonly id?: string;
  /** One button beside the text. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

type Show = typeof Sonner;
type Report = (show: Show) => void;

/** Short reports at the top right, where they cover no control; they go after 4 seconds (specification, section 8). */
export const toast = {
  success: (text: string, options?: ToastOptions): void => tell((show) => show.success(text, options)),
  error: (text: string, options?: ToastOptions): void => tell((show) => show.error(text, options)),
  info: (text: string, options?: ToastOptions): void => tell((show) => show.info(text, options)),
  dismiss: (id: string): void => tell((show) => show.dismiss(id)),
};

/** What shows toasts is loaded late; what is told before waits here for it. */
let shown: Show | null = null;
let waiting: Report[] = [];
let wake: () => void = () => undefined;

/** Resolves with the next report that has to wait. */
export function nextToast(): Promise<void> {
  return new Promise((resolve) => {
    wake = resolve;
  });
}

/** Shows with `show` what waits and what comes, until the answer is called. */
export function showToastsWith(show: Show): () => void {
  shown = show;
  const reports = waiting;
  waiting = [];
  reports.forEach(tell);
  return () => {
    shown = null;
  };
}

/** So long, in milliseconds, a page may change for the reason that the toast tells of: a form becomes what was saved. */
const settlingMs = 300;

function tell(report: Report): void {
  if (shown === null) {
    waiting.push(report);
    return wake();
  }
  report(shown);
  requestAnimationFrame((begun) => {
    placeToasts();
    placeWhenSettled(begun);
  });
}

function placeWhenSettled(begun: number): void {
  requestAnimationFrame((time) => {
    keepToastsInReach();
    if (time - begun < settlingMs) placeWhenSettled(begun);
    else placeToasts();
  });
}
