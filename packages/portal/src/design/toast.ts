import { toast as show } from 'sonner';

export interface ToastOptions {
  /** Another toast with the same id takes its place; `dismiss` takes it away. */
  readonly id?: string;
  /** One button beside the text. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

/** Short reports at the top right; they go after 4 seconds (specification, section 8). */
export const toast = {
  success: (text: string, options?: ToastOptions): void => void show.success(text, options),
  error: (text: string, options?: ToastOptions): void => void show.error(text, options),
  info: (text: string, options?: ToastOptions): void => void show.info(text, options),
  dismiss: (id: string): void => void show.dismiss(id),
};
