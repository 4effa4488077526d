import { fixesFor, phoneMessages, type Conflict, type Fix } from '@lineup/domain';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { namesOf, noFixesText, labelsOf } from './conflict-labels.ts';
import classes from './event-fixes.module.css';
import { FailureNote } from './failure-note.tsx';
import { FixList } from './fix-list.tsx';
import type { ConflictsGiven } from './use-conflicts.ts';
import { useFix } from './use-fix.ts';

interface EventFixesProps extends ConflictsGiven {
  readonly eventId: string;
  /** True if the form has unsaved input, which a fix would discard: fixes apply to the stored event. */
  readonly isTouched: boolean;
}

/** The fixes for the conflicts of an event, next to its form; only those of the first conflict are expanded. */
export function EventFixes({ eventId, isTouched, ...given }: EventFixesProps) {
  const root = useRef<HTMLDivElement>(null);
  const found = given.index.of(eventId);
  return (
    // The pressed button disappears with its conflict, so the focus stays on this element.
    <div ref={root} className={classes['fixes']} tabIndex={-1}>
      {isTouched && found.length > 0 && <p className={classes['note']}>{phoneMessages.typedFirst}</p>}
      {!isTouched &&
        found.map((conflict, place) => (
          <ConflictFixes
            key={conflict.id}
            {...{ ...given, eventId, conflict }}
            isOpen={place === 0}
            onFixed={() => root.current?.focus()}
          />
        ))}
    </div>
  );
}

interface ConflictFixesProps extends ConflictsGiven {
  readonly eventId: string;
  readonly conflict: Conflict;
  readonly isOpen: boolean;
  readonly onFixed: () => void;
}

function ConflictFixes({ eventId, conflict, isOpen, onFixed, ...given }: ConflictFixesProps) {
  const { festival } = given;
  const { failure, applyFix } = useFix(given, conflict);
  const [isLooked, setLooked] = useState(isOpen);
  // Trying out the fixes is slow among thousands of sets: render the form first.
  const isTried = useDeferredValue(isLooked, false);
  const fix = (chosen: Fix) => {
    void applyFix(conflict, chosen);
    onFixed();
  };
  const others = conflict.sets.filter(({ id }) => id !== eventId);
  const words = [labelsOf(conflict, festival).what, ...(others.length > 0 ? [namesOf(others)] : [])];
  return (
    <details
      className={classes['conflict']}
      open={isOpen}
      onToggle={({ currentTarget }) => setLooked(currentTarget.open)}
    >
      <summary>{words.join(' · ')}</summary>
      {failure !== null && <FailureNote failure={failure} />}
      {isTried && <TriedFixes {...{ ...given, conflict }} onFix={fix} />}
    </details>
  );
}

interface TriedFixesProps extends ConflictsGiven {
  readonly conflict: Conflict;
  readonly onFix: (fix: Fix) => void;
}

function TriedFixes({ conflict, festival, events, index, onFix }: TriedFixesProps) {
  const fixes = useMemo(
    () => (events.length === 0 ? [] : fixesFor(conflict, { index, festival })),
    // The index is mutated in place, so `events` has to be a dependency.
    [conflict, events, index, festival],
  );
  if (fixes.length === 0) return <p className={classes['note']}>{noFixesText(conflict)}</p>;
  return <FixList {...{ fixes, index, festival, onFix }} />;
}
