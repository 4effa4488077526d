type ToastType = 'success' | 'error' | 'info';

/** A button next to the text of a toast. */
export interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
  /** It only closes the toast, which then has no *Dismiss*. */
  readonly isDismissal?: true;
}

export interface ToastOptions {
  /** Another toast with the same id replaces this one; `dismiss` removes it. */
  readonly id?: string;
  /** The topmost dialog shows the same message: the toast stays outside of it, so that it is not announced twice. */
  readonly isInDialog?: boolean;
  /** Reports ongoing work, and stays until another toast replaces it or it is dismissed. */
  readonly isLasting?: boolean;
  /**
   * Reports background work, of which this share from 0 to 1 is done: it stays behind the other toasts and keeps its
   * position on updates, until another toast replaces it.
   */
  readonly share?: number;
  /** Comes from the dialog that asks to sign in again, and is shown while other errors are held back (`holdErrors`). */
  readonly isFromSignIn?: boolean;
  readonly action?: ToastAction;
  /** Further buttons before that one. */
  readonly others?: readonly ToastAction[];
}

export interface Toast extends ToastOptions {
  /** A new key for every report, so that each is shown for the full time. */
  readonly key: number;
  readonly type: ToastType;
  readonly text: string;
}

/** People do not read more at once. */
const most = 4;

let toasts: readonly Toast[] = [];
let visible: readonly Toast[] = [];
let areErrorsHeld = false;
let lastKey = 0;
const listeners = new Set<() => void>();

/**
 * Short messages at the top right, where they cover no control. They disappear after 4 seconds (specification, section
 * 8); an error with an action stays until it is answered.
 */
export const toast = {
  success: (text: string, options?: ToastOptions): void => add('success', text, options),
  error: (text: string, options?: ToastOptions): void => add('error', text, options),
  info: (text: string, options?: ToastOptions): void => add('info', text, options),
  dismiss: (id: string): void => show(toasts.filter((each) => each.id !== id)),
};

/** The visible toasts, newest last. */
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
    // A focused button keeps its identity.
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
 * Hides errors, also earlier ones, until they are released: while the session has ended, a failed save is not what the
 * user has to deal with first.
 */
export function holdErrors(isHeld: boolean): void {
  areErrorsHeld = isHeld;
  show(toasts);
}

/** Returns true if a toast waits for an answer: dismissing it loses the chance to retry. */
export function isWaiting({ type, action }: Toast): boolean {
  return type === 'error' && action !== undefined;
}

function show(next: readonly Toast[]): void {
  toasts = next;
  visible = areErrorsHeld ? next.filter((each) => each.type !== 'error' || each.isFromSignIn) : next;
  for (const listener of listeners) listener();
}
