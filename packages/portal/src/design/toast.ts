import { toast as show } from 'sonner';
import { placeToasts } from './toast-place.ts';

export interface ToastOptions {
  /** Another toast with the same id takes its place; `dismiss` takes it away. */
  readonly id?: string;
  /** One button beside the text. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

/** Short reports at the top right, where they cover no control; they go after 4 seconds (specification, section 8). */
export const toast = {
  success: (text: string, options?: ToastOptions): void => tell(() => show.success(text, options)),
  error: (text: string, options?: ToastOptions): void => tell(() => show.error(text, options)),
  info: (text: string, options?: ToastOptions): void => tell(() => show.info(text, options)),
  dismiss: (id: string): void => void show.dismiss(id),
};

/** So long, in milliseconds, a page may change for the reason that the toast tells of: a form becomes what was saved. */
const settlingMs = 300;

function tell(report: () => void): void {
  report();
  requestAnimationFrame((begun) => {
    placeToasts();
    placeWhenSettled(begun);
  });
}

function placeWhenSettled(begun: number): void {
  requestAnimationFrame((time) => (time - begun < settlingMs ? placeWhenSettled(begun) : placeToasts()));
}
