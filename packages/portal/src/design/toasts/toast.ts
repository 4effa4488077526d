type ToastType = 'success' | 'error' | 'info';

/** A button next to the text of a toast. */
export interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
  /** It only closes the toast, which then has no *Dismiss*. */
  readonly isDismissal?: true;
}

export interface ToastOptions {
  /** Another toast with the same id takes its place; `dismiss` takes it away. */
  readonly id?: string;
  /** The dialog on top says the same: the toast stays outside of it, so that nobody hears it twice. */
  readonly isInDialog?: boolean;
  /** It tells of work that goes on, and stays until another one takes its place or it is dismissed. */
  readonly isLasting?: boolean;
  /**
   * It tells of work in the background, of which this share from 0 to 1 is done: it stays behind the others, in its place when it is reported
   * again, until another one takes its place.
   */
  readonly share?: number;
  /** Comes from the dialog that asks to sign in again, and is shown while other errors are held (`holdErrors`). */
  readonly isFromSignIn?: boolean;
  readonly action?: ToastAction;
  /** More buttons, before that one. */
  readonly others?: readonly ToastAction[];
}

export interface Toast extends ToastOptions {
  /** Another one for every report, so that each has its time. */
  readonly key: number;
  readonly type: ToastType;
  readonly text: string;
}

/** More at once are not read. */
const most = 4;

let toasts: readonly Toast[] = [];
let visible: readonly Toast[] = [];
let areErrorsHeld = false;
let lastKey = 0;
const listeners = new Set<() => void>();

/**
 * Short reports at the top right, where they cover no control; they go after 4 seconds (specification, section 8). An error with
 * something to do about it waits for an answer.
 */
export const toast = {
  success: (text: string, options?: ToastOptions): void => add('success', text, options),
  error: (text: string, options?: ToastOptions): void => add('error', text, options),
  info: (text: string, options?: ToastOptions): void => add('info', text, options),
  dismiss: (id: string): void => show(toasts.filter((each) => each.id !== id)),
};

/** The toasts that are shown, the newest last. */
export const shownToasts = {
  get: (): readonly Toast[] => visible,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  remove: (key: number): void => show(toasts.filter((each) => each.key !== key)),
  clear: (): void => show([]),
};

function add(type: ToastType, text: string, options: ToastOptions = {}): void {
  const before = toasts.find(({ id }) => id !== undefined && id === options.id);
  const others = toasts.filter((each) => each !== before);
  if (options.share !== undefined) {
    // A button that holds the focus stays the same.
    const key = before?.share === undefined ? (lastKey += 1) : before.key;
    return show([{ ...options, key, type, text }, ...others]);
  }
  lastKey += 1;
  const next: Toast[] = [...others, { ...options, key: lastKey, type, text }];
  while (next.length > most) {
    const oldest = next.findIndex((each) => !isWaiting(each) && each.share === undefined);
    next.splice(Math.max(0, oldest), 1);
  }
  show(next);
}

/**
 * Hides errors, also those reported before, until they are no longer held: while the session has ended, a failed save is not what
 * the person has to deal with first.
 */
export function holdErrors(isHeld: boolean): void {
  areErrorsHeld = isHeld;
  show(toasts);
}

/** Returns true if a toast waits for an answer: what could not be done, and can be tried again, is lost with it. */
export function isWaiting({ type, action }: Toast): boolean {
  return type === 'error' && action !== undefined;
}

function show(next: readonly Toast[]): void {
  toasts = next;
  visible = areErrorsHeld ? next.filter((each) => each.type !== 'error' || each.isFromSignIn) : next;
  for (const listener of listeners) listener();
}
