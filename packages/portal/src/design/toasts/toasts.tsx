import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../controls/button.tsx';
import { IconCircleCheck, IconCircleX, IconInfoCircle } from '../icons.ts';
import { usePageEvent } from '../use-page-event.ts';
import { isWaiting, shownToasts, type Toast, type ToastAction } from './toast.ts';
import { raiseToasts, toastHost } from './toast-host.ts';
import { placeToasts } from './toast-place.ts';
import { useSwipe } from './use-swipe.ts';

/** How long a toast stays, in milliseconds (specification, section 8). */
const staysMs = 4000;

/**
 * How long, in milliseconds, a page may still change after the action that a toast reports: a form becomes what was
 * saved.
 */
const settlingMs = 300;

const icons = { success: IconCircleCheck, error: IconCircleX, info: IconInfoCircle } as const;

/** Shows the toasts, stacked. While they are hovered or focused, all are visible and stay. */
export function Toasts() {
  const [host] = useState(toastHost);
  const toasts = useSyncExternalStore(shownToasts.subscribe, shownToasts.get);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHeld = toasts.length > 0 && (isPointedAt || hasFocus);
  const list = useShortcut();
  const opener = useRef<EventTarget | null>(null);
  useLayoutEffect(raiseToasts, [toasts]);
  usePlace(toasts.at(-1)?.key);

  const enter = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) opener.current = relatedTarget;
    setFocus(true);
  };
  const close = ({ key }: Toast, action: ToastAction) => {
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    setFocus(false);
    shownToasts.remove(key);
    action.onClick();
  };

  return createPortal(
    // The controls are inside it; hovering only stops the time.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={list}
      aria-label="Notifications"
      aria-keyshortcuts="Alt+T"
      aria-live="polite"
      aria-relevant="additions text"
      tabIndex={-1}
      data-held={isHeld || undefined}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={enter}
      onBlur={() => setFocus(false)}
    >
      <ol>
        {toasts.map((each) => (
          <ToastItem key={each.key} toast={each} isHeld={isHeld} onAction={(action) => close(each, action)} />
        ))}
      </ol>
    </section>,
    host,
  );
}

/** Every button of a toast also closes it. */
const dismissal: ToastAction = { label: 'Dismiss', onClick: () => undefined, isDismissal: true };

interface ToastItemProps {
  readonly toast: Toast;
  readonly isHeld: boolean;
  readonly onAction: (action: ToastAction) => void;
}

function ToastItem({ toast, isHeld, onAction }: ToastItemProps) {
  const { key, type, text, action, others = [], isLasting = false, share } = toast;
  const waits = isWaiting(toast);
  const actions = [
    ...(waits && !others.some(({ isDismissal }) => isDismissal) ? [dismissal] : []),
    ...others,
    ...(action === undefined ? [] : [action]),
  ];
  const Icon = icons[type];
  const remove = () => shownToasts.remove(key);
  useTimeLeft(isHeld || isLasting || waits || share !== undefined, remove);
  return (
    <li data-toast data-type={type} {...useSwipe(remove)}>
      <Icon size={20} aria-hidden />
      <span>{text}</span>
      {share !== undefined && <progress aria-label={text} max={1} value={share} />}
      {actions.map((each) => (
        <Button key={each.label} variant="default" onClick={() => onAction(each)}>
          {each.label}
        </Button>
      ))}
    </li>
  );
}

/** Calls `onEnd` when the toast's time is up; the time stops while it is held or the page is hidden. */
function useTimeLeft(isHeld: boolean, onEnd: () => void): void {
  const isHidden = useSyncExternalStore(onVisibility, () => document.hidden);
  const left = useRef(staysMs);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (isHeld || isHidden) return undefined;
    const begun = performance.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - begun;
    };
  }, [isHeld, isHidden]);
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * Moves toasts to where they cover no control: a new one immediately, all of them when the page has settled and when
 * the user continues elsewhere.
 */
function usePlace(newest: number | undefined): void {
  useEffect(() => {
    if (newest === undefined) return undefined;
    placeToasts();
    let timer = setTimeout(placeUnlessHeld, settlingMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(placeUnlessHeld, settlingMs);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', placeUnlessInIt);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', placeUnlessInIt);
    };
  }, [newest]);
}

/** Toasts that are hovered or focused do not move, whatever happens on the page. */
function placeUnlessHeld(): void {
  if (document.querySelector('[data-toasts] [data-held]') === null) placeToasts();
}

/** Toasts do not move just before a press. */
function placeUnlessInIt({ target }: globalThis.FocusEvent): void {
  if (!(target instanceof Element && target.closest('[data-toasts]') !== null)) placeToasts();
}

/** Returns the ref of the list, which Alt+T focuses from anywhere. */
function useShortcut() {
  const list = useRef<HTMLElement>(null);
  usePageEvent('keydown', ({ altKey, code }) => {
    if (altKey && code === 'KeyT') list.current?.focus();
  });
  return list;
}
