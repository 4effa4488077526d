import {
  conflictPanelMessages,
  type Conflict,
  type ConflictSet,
  type Fix,
  type PlainDate,
} from '@lineup/domain';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { ariaKeys } from '../../../app/keys/aria-keys.ts';
import { isShortcut } from '../../../app/keys/is-shortcut.ts';
import { Button } from '../../../design/controls/button.tsx';
import { VisuallyHidden } from '../../../design/controls/visually-hidden.tsx';
import { SidePanel } from '../../../design/panel/side-panel.tsx';
import { AcceptanceProposals } from './acceptance-proposals.tsx';
import { ConflictCard } from './conflict-card.tsx';
import { ConflictList } from './conflict-list.tsx';
import classes from './conflict-panel.module.css';
import { labelsOf } from './conflict-labels.ts';
import { KindFilters } from './kind-filters.tsx';
import { useConflicts, type ConflictsGiven } from './use-conflicts.ts';
import { useFix } from './use-fix.ts';
import { useTimetablePosition } from './use-timetable-position.ts';

/** A requested step: to the panel itself, or to the next or previous conflict. A new object each time. */
export interface ConflictStep {
  readonly to: 'panel' | 'next' | 'previous';
}

interface ConflictPanelProps extends ConflictsGiven {
  /** The last requested step; null if only the address opened the panel. */
  readonly step: ConflictStep | null;
  /** The day shown; null if it is none of the festival's. */
  readonly day: PlainDate | null;
  /** Shows a set in the timetable. */
  readonly onShow: (set: ConflictSet) => void;
  /** True while an event takes the panel's place. */
  readonly hidden: boolean;
  readonly onClose: () => void;
}

const texts = conflictPanelMessages;

/**
 * All conflicts of the festival next to its timetable, one of them selected with its fixes. A step moves to the next
 * conflict and focuses its best fix, so that Enter applies it.
 */
export function ConflictPanel(props: ConflictPanelProps) {
  const { festival, events, index, step, day, onShow, hidden, onClose } = props;
  const given = { festival, events, index };
  const conflicts = useConflicts(given);
  const { inView, isOpen, listed } = conflicts;
  const { failure, applyFix } = useFix(given, inView);
  const root = useRef<HTMLElement>(null);
  const focusSoon = useFocus(root);
  const position = useTimetablePosition(festival, day, inView);

  const choose = (conflict: Conflict) => {
    conflicts.choose(conflict);
    position.expect(conflict);
  };
  const show = (conflict: Conflict) => {
    choose(conflict);
    const [set] = conflict.sets;
    if (set !== undefined) onShow(set);
  };
  const go = (back: boolean) => {
    const next = conflicts.step(back, position.current());
    if (next === null) return focusSoon('heading');
    show(next);
    return focusSoon('first');
  };
  const goThere = useEffectEvent(go);
  useEffect(() => {
    if (step?.to === 'panel') focusOn(root, 'heading');
    else if (step !== null) goThere(step.to === 'previous');
  }, [step]);
  const fix = (chosen: Fix) => {
    if (inView === null) return;
    void applyFix(inView, chosen);
    focusSoon('next');
  };
  const at = listed.findIndex(({ id }) => id === inView?.id);
  const place = at < 0 ? '' : texts.position(at + 1, listed.length);
  return (
    <SidePanel
      ref={root}
      title={texts.title}
      closeLabel={texts.close}
      hidden={hidden}
      onClose={onClose}
      aside={<Steps place={place} onGo={go} />}
    >
      <KindFilters {...conflicts} />
      <VisuallyHidden as="output">
        {inView !== null &&
          [place, labelsOf(inView, festival).who, labelsOf(inView, festival).when].join(', ')}
      </VisuallyHidden>
      <AcceptanceProposals festival={festival} conflicts={conflicts.open} index={index} />
      {inView !== null && (
        <ConflictCard
          key={inView.id}
          {...given}
          conflict={inView}
          isOpen={isOpen}
          failure={failure}
          onFix={fix}
        />
      )}
      {listed.length > 0 ? (
        <ConflictList
          festival={festival}
          clusters={conflicts.clusters}
          inView={inView}
          onChoose={choose}
          onShow={show}
        />
      ) : (
        <p className={classes['none']}>{emptyText(conflicts.filter)}</p>
      )}
    </SidePanel>
  );
}

interface StepsProps {
  /** The position of the selected conflict in the list. */
  readonly place: string;
  readonly onGo: (back: boolean) => void;
}

function Steps({ place, onGo }: StepsProps) {
  return (
    <>
      <span className={classes['position']}>{place}</span>
      <Button variant="default" size="sm" title={`${texts.previous} (Shift+N)`} onClick={() => onGo(true)}>
        <span aria-hidden>↑</span>
        <VisuallyHidden>{texts.previous}</VisuallyHidden>
      </Button>
      <Button
        data-place="next"
        variant="default"
        size="sm"
        aria-keyshortcuts={ariaKeys('nextConflict')}
        title={`${texts.next} (N)`}
        onClick={() => onGo(false)}
      >
        <span aria-hidden>↓</span>
        <VisuallyHidden>{texts.next}</VisuallyHidden>
      </Button>
    </>
  );
}

function emptyText(filter: ReturnType<typeof useConflicts>['filter']): string {
  const isFiltered = filter === 'accepted' || filter.size > 0;
  return isFiltered ? texts.noneOfKinds : `${texts.none} ${texts.noneAdvice}`;
}

/**
 * Where the focus goes: to the panel's heading, to the *next* button, or to the first action for the selected conflict.
 */
type Place = 'heading' | 'next' | 'first';

/** Moves the focus once its target has been rendered. */
function useFocus(root: RefObject<HTMLElement | null>): (place: Place) => void {
  const [pending, setPending] = useState<{ readonly place: Place } | null>(null);
  useEffect(() => {
    if (pending !== null) focusOn(root, pending.place);
  }, [pending, root]);
  return (place) => setPending({ place });
}

function focusOn({ current }: RefObject<HTMLElement | null>, place: Place): void {
  const target = current?.querySelector<HTMLElement>(`[data-place="${place}"]`);
  target?.focus();
  if (place === 'first' && target) ignoreSpaceUntilBlur(target);
}

/** The focus was moved automatically, so only Enter presses the button: a space typed in passing must not. */
function ignoreSpaceUntilBlur(button: HTMLElement): void {
  const ignoreSpace = (event: KeyboardEvent) => {
    if (isShortcut('press', event)) event.preventDefault();
  };
  const listening = new AbortController();
  for (const type of ['keydown', 'keyup'] as const) {
    button.addEventListener(type, ignoreSpace, { signal: listening.signal });
  }
  button.addEventListener('blur', () => listening.abort(), { once: true });
}
