import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePart } from '../../../app/loading/use-part.ts';
import { usePageAction } from '../../../app/palette/use-page-action.ts';

const load = () => import('./tray.tsx');

/** The tray's width next to the timetable, as in its style sheet, in CSS pixels. */
export const trayWidth = 256;

/** A request to focus something in the tray; a new object each time. */
export interface TrayStep {
  /** The act to focus; null for the field that adds acts. */
  readonly act: string | null;
}

/**
 * The tray next to the timetable: whether it is open, which the browser remembers, and what opens it. It is loaded on
 * demand.
 */
export function useTray(isOpen: boolean, onOpen: (isOpen: boolean) => void) {
  const { part, fetch, hints } = usePart(load);
  const [step, setStep] = useState<TrayStep | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  const open = (act: string | null = null) => {
    setStep({ act });
    if (!isOpen) onOpen(true);
  };
  const close = () => {
    setStep(null);
    onOpen(false);
    button.current?.focus();
  };
  usePageAction('unplacedActs', () => open());
  function fetchTray() {
    void fetch(fetchTray);
  }
  const fetchNow = useEffectEvent(fetchTray);
  useEffect(() => {
    if (isOpen && part === null) fetchNow();
  }, [isOpen, part]);

  return {
    /** Null while the tray is closed or loading. */
    Tray: isOpen && part !== null ? part.Tray : null,
    step,
    open,
    close,
    opener: { ref: button, isOpen, hints, onToggle: () => (isOpen ? close() : open()) },
  };
}

export type TrayOpener = ReturnType<typeof useTray>['opener'];
