import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { useLetterKey } from '../../../app/keys/use-letter-key.ts';
import { usePart } from '../../../app/loading/use-part.ts';
import { usePageAction } from '../../../app/palette/use-page-action.ts';
import type { ConflictStep } from './conflict-panel.tsx';

/** The other panel that may take the place of this one. */
interface Covering {
  readonly isCovered: boolean;
  readonly uncover: () => Promise<boolean>;
}

const load = () => import('./conflict-panel.tsx');

/** The value of `panel` in the address while the panel of conflicts is open. */
export const conflictPanelName = 'conflicts';

/**
 * The conflict panel of a schedule: whether the address has it open (`isOpen`), and what opens it. N moves to the next
 * conflict and Shift+N to the previous one; both open the panel. It is loaded on demand. Another panel may take its
 * place (`isCovered`); `uncover` closes that one, and returns false if the user cancels.
 */
export function useConflictPanel(isOpen: boolean, { isCovered, uncover }: Covering) {
  const navigate = useNavigate();
  const { part, fetch, hints } = usePart(load);
  const [step, setStep] = useState<ConflictStep | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  const isSeen = isOpen && !isCovered;

  const show = (panel: typeof conflictPanelName | undefined) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, panel, ...(panel === undefined && { kinds: undefined }) }),
      replace: true,
      resetScroll: false,
    });
  const open = async (to: ConflictStep['to']) => {
    if (isCovered && !(await uncover())) return;
    setStep({ to });
    if (!isOpen) show(conflictPanelName);
  };
  const close = () => {
    setStep(null);
    show(undefined);
    button.current?.focus();
  };
  useLetterKey('nextConflict', () => void open('next'));
  useLetterKey('previousConflict', () => void open('previous'));
  usePageAction('conflicts', () => void open('panel'));
  usePageAction('nextConflict', () => void open('next'));
  usePageAction('previousConflict', () => void open('previous'));

  function fetchPanel() {
    void fetch(fetchPanel);
  }
  const fetchNow = useEffectEvent(fetchPanel);
  useEffect(() => {
    if (isOpen && part === null) fetchNow();
  }, [isOpen, part]);

  // Touch screens have no N key, so a tap also moves to the first conflict.
  const onToggle = ({ nativeEvent }: MouseEvent) => {
    const isFinger = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
    if (isSeen) close();
    else void open(isFinger ? 'next' : 'panel');
  };
  return {
    /** Null while the panel is closed or loading. */
    Panel: isOpen && part !== null ? part.ConflictPanel : null,
    step,
    close,
    /** Props of the button that toggles the panel. */
    opener: { ref: button, isOpen: isSeen, hints, onToggle },
  };
}

export type ConflictPanelOpener = ReturnType<typeof useConflictPanel>['opener'];
