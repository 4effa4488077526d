import {
  festivalDays,
  formatDay,
  impossible,
  formatLengthLong,
  movingMessages,
  phoneMessages,
  planErrorText,
  putSets,
  stagesOf,
  type ConflictSet,
  type Plan,
  type PlanOutcome,
  type Placement,
} from '@lineup/domain';
import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../../../design/controls/button.tsx';
import { Dialog } from '../../../../design/controls/dialog.tsx';
import { DialogActions } from '../../../../design/controls/dialog-actions.tsx';
import { NativeSelect } from '../../../../design/controls/native-select.tsx';
import { TextInput } from '../../../../design/controls/text-input.tsx';
import type { DirectTools } from '../model/direct-tools.ts';
import classes from './move-dialog.module.css';
import { Remarks } from './remarks.tsx';
import { remarkTexts, setsLabel } from '../model/move-labels.ts';

interface MoveDialogProps {
  /** The current state, so that moves by others while the dialog is open are taken into account. */
  readonly sets: readonly ConflictSet[];
  readonly tools: Pick<DirectTools, 'festival' | 'conflicts'>;
  readonly opened: boolean;
  readonly onMove: (plan: Plan) => void;
  readonly onClose: () => void;
}

const { dialog: texts } = movingMessages;

/** Moves sets together: by minutes, to a stage, to a day, or all of these. Previews the resulting conflicts. */
export function MoveDialog({
  sets,
  tools: { festival, conflicts },
  opened,
  onMove,
  onClose,
}: MoveDialogProps) {
  const [minutes, setMinutes] = useState('');
  const [stage, setStage] = useState('');
  const [day, setDay] = useState('');
  const placement: Placement = {
    minutes: Number(minutes),
    ...(stage !== '' && { stage }),
    ...(day !== '' && { day }),
  };
  const planOf = (to: Placement) =>
    sets.length === 0 ? impossible('setIsGone') : putSets(sets, to, festival);
  const outcome = planOf(placement);
  const remarks = outcome.ok
    ? remarkTexts(outcome.plan, sets, conflicts)
    : [planErrorText(outcome.code, outcome.set)];
  const moveTo = (outcome: PlanOutcome) => {
    if (!outcome.ok) return;
    onClose();
    onMove(outcome.plan);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    moveTo(outcome);
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.title(setsLabel(sets))} size="sm">
      <form className={classes['form']} onSubmit={submit}>
        <Shifts planOf={(by) => planOf({ ...placement, minutes: by })} onMove={moveTo} />
        <TextInput
          label={texts.minutes}
          description={texts.minutesHint}
          type="number"
          inputMode="numeric"
          step={1}
          data-autofocus
          value={minutes}
          onChange={(event) => setMinutes(event.currentTarget.value)}
        />
        <NativeSelect
          label={texts.stage}
          value={stage}
          onChange={(event) => setStage(event.currentTarget.value)}
        >
          <option value="">{texts.keepStage}</option>
          {stagesOf(festival).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </NativeSelect>
        <NativeSelect label={texts.day} value={day} onChange={(event) => setDay(event.currentTarget.value)}>
          <option value="">{texts.keepDay}</option>
          {festivalDays(festival).map((each) => (
            <option key={each} value={each}>
              {formatDay(each)}
            </option>
          ))}
        </NativeSelect>
        <Remarks remarks={remarks} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={!outcome.ok}>
            {texts.move}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface ShiftsProps {
  /** Returns the plan for a shift by this many minutes. */
  readonly planOf: (minutes: number) => PlanOutcome;
  readonly onMove: (outcome: PlanOutcome) => void;
}

/** Usual delays in minutes. */
const usual = [5, 10, 15, 20, 30] as const;

/** Buttons that move the sets by a usual delay. */
function Shifts({ planOf, onMove }: ShiftsProps) {
  return (
    <fieldset className={classes['shifts']}>
      <legend>{texts.atOnce}</legend>
      {[...usual.map((minutes) => -minutes), ...usual].map((minutes) => {
        const length = formatLengthLong(Math.abs(minutes));
        const outcome = planOf(minutes);
        return (
          <Button
            key={minutes}
            variant="default"
            aria-label={minutes < 0 ? phoneMessages.earlier(length) : phoneMessages.later(length)}
            disabled={!outcome.ok}
            onClick={() => onMove(outcome)}
          >
            {minutes < 0 ? '−' : '+'}
            {Math.abs(minutes)}
          </Button>
        );
      })}
    </fieldset>
  );
}
