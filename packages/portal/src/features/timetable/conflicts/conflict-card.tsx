import {
  acceptancesOfConflict,
  conflictPanelMessages,
  fixesFor,
  stagesOf,
  type Conflict,
  type ConflictSet,
  type Festival,
  type Fix,
} from '@lineup/domain';
import { useId, useMemo, useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { StageChip } from '../../../design/festival/stage-chip.tsx';
import { useEventDialog } from '../event/dialog/event-dialog-context.ts';
import { AcceptDialog } from '../event/notes/accept-dialog.tsx';
import { AcceptedItem, AcceptedList } from '../event/notes/accepted-item.tsx';
import classes from './conflict-card.module.css';
import { artistOf, noFixesText, sentenceOf, timeOf, labelsOf } from './conflict-labels.ts';
import { FailureNote } from './failure-note.tsx';
import { FixList } from './fix-list.tsx';
import type { ConflictsGiven } from './use-conflicts.ts';
import type { FixFailure } from './use-fix.ts';

interface ConflictCardProps extends ConflictsGiven {
  readonly conflict: Conflict;
  /** True if the conflict still exists and is not accepted. */
  readonly isOpen: boolean;
  readonly failure: FixFailure | null;
  readonly onFix: (fix: Fix) => void;
}

const texts = conflictPanelMessages;
/** Further sets of a night are only counted. */
const mostSets = 12;

/** The selected conflict: its sets and the available fixes. */
export function ConflictCard(props: ConflictCardProps) {
  const { festival, conflict, isOpen, failure } = props;
  const id = useId();
  const accepted = acceptancesOfConflict(conflict, festival.acceptedConflicts ?? {});
  const sentence = sentenceOf(conflict, festival);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no fields are in it
    <div className={classes['card']} role="group" aria-labelledby={id}>
      <h4 id={id} className={classes['title']} data-severity={conflict.severity}>
        {labelsOf(conflict, festival).what}
      </h4>
      {sentence !== null && <p>{sentence}</p>}
      <ul className={classes['sets']}>
        {conflict.sets.slice(0, mostSets).map((set) => (
          <SetLine key={set.id} set={set} festival={festival} />
        ))}
        {conflict.sets.length > mostSets && <li>{texts.more(conflict.sets.length - mostSets)}</li>}
      </ul>
      {failure !== null && <FailureNote failure={failure} />}
      {isOpen && <ConflictOptions {...props} />}
      {!isOpen && accepted.length > 0 && (
        <AcceptedList>
          {accepted.map((each) => (
            <AcceptedItem key={each.key} festivalId={festival.id} acceptance={each} />
          ))}
        </AcceptedList>
      )}
      {!isOpen && accepted.length === 0 && <p className={classes['settled']}>{texts.settled}</p>}
    </div>
  );
}

interface SetLineProps {
  readonly set: ConflictSet;
  readonly festival: Festival;
}

/** A set of the conflict; a click opens the event. */
function SetLine({ set, festival }: SetLineProps) {
  const dialogs = useEventDialog();
  return (
    <li>
      <button type="button" className={classes['set']} onClick={() => dialogs.edit(set.id)}>
        <b>{artistOf(set)}</b> <StageChip name={set.stage} index={stagesOf(festival).indexOf(set.stage)} />{' '}
        <span className={classes['time']}>{timeOf(set, festival)}</span>
      </button>
    </li>
  );
}

/** The fixes, and the option to accept the conflict. */
function ConflictOptions({ festival, events, index, conflict, onFix }: ConflictCardProps) {
  const [isAccepting, setAccepting] = useState(false);
  const fixes = useMemo(
    () => (events.length === 0 ? [] : fixesFor(conflict, { index, festival })),
    // The index is mutated in place, so `events` has to be a dependency.
    [conflict, events, index, festival],
  );
  const [set] = conflict.sets;
  return (
    <>
      {fixes.length > 0 ? (
        <FixList {...{ fixes, index, festival, onFix }} />
      ) : (
        <p className={classes['settled']}>{noFixesText(conflict)}</p>
      )}
      <Button
        data-place={fixes.length === 0 ? 'first' : undefined}
        variant="subtle"
        size="sm"
        flush
        onClick={() => setAccepting(true)}
      >
        {texts.accept}
      </Button>
      {set !== undefined && (
        <AcceptDialog
          festival={festival}
          set={set}
          conflicts={[conflict]}
          index={index}
          opened={isAccepting}
          onClose={() => setAccepting(false)}
        />
      )}
    </>
  );
}
