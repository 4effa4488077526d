import {
  blockMessages,
  changeSet,
  clockTimesOf,
  createSet,
  festivalDayOf,
  isClockTime,
  isSameMinute,
  messages,
  planErrorText,
  stagesOf,
  takenSpan,
  textLimits,
  withTypedTime,
  type ConflictSet,
  type Festival,
  type TypedTimes,
} from '@lineup/domain';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '../../../../design/controls/button.tsx';
import { Dialog } from '../../../../design/controls/dialog.tsx';
import { DialogActions } from '../../../../design/controls/dialog-actions.tsx';
import { NativeSelect } from '../../../../design/controls/native-select.tsx';
import { TextInput } from '../../../../design/controls/text-input.tsx';
import { TimeInput } from '../../../../design/controls/time-input.tsx';
import { PassChoices } from '../../../../design/festival/pass-choices.tsx';
import { dateOptions } from '../../event/form/event-options.ts';
import { placeText } from '../model/move-labels.ts';
import { mergedBlock } from './merge-block.ts';
import type { AskedBlock, BlockActions } from './use-block-actions.ts';
import classes from './block-dialog.module.css';

interface BlockDialogProps extends Pick<BlockActions, 'setOf' | 'save' | 'remove' | 'close'> {
  readonly asked: AskedBlock;
  readonly festival: Festival;
}

/** Asks for a block's name and place; Escape discards the input. */
export function BlockDialog(props: BlockDialogProps) {
  const { asked, festival, remove, close } = props;
  const { set, isNew } = asked;
  const { form, typed, errors, field, typeTime, timeField, submit } = useBlockForm(props);
  const listId = useId();
  const stages = stagesOf(festival);
  return (
    <Dialog
      opened
      title={isNew ? blockMessages.newBlock : blockMessages.edit(set.artistName)}
      size="sm"
      onClose={close}
    >
      <form ref={form} className={classes['form']} noValidate onSubmit={submit}>
        <TextInput
          label={blockMessages.name}
          list={listId}
          dir="auto"
          autoComplete="off"
          required
          data-autofocus
          error={errors.name}
          {...field('name')}
        />
        <datalist id={listId}>
          {blockMessages.usualNames.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <NativeSelect
          label="Stage"
          data={stages.includes(set.stage) ? stages : [...stages, set.stage]}
          {...field('stage')}
        />
        <NativeSelect
          label="Day"
          // The block's own day stays available, even if it is no longer a day of the festival.
          data={[...dateOptions(festival, festivalDayOf(set.start, festival))]}
          value={typed.times.date}
          onChange={(event) => typeTime('date', event.currentTarget.value)}
        />
        <div className={classes['times']}>
          <TimeInput label="Start" required error={errors.start} {...timeField('timeStart')} />
          <TimeInput label="End" required error={errors.end} {...timeField('timeEnd')} />
        </div>
        <PassChoices times={typed.times} festival={festival} onChoose={typeTime} />
        <DialogActions>
          {!isNew && (
            <Button
              variant="subtle"
              color="red"
              className={classes['delete']}
              onClick={() => {
                close();
                remove(set.id);
              }}
            >
              Delete
            </Button>
          )}
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit">Save</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function useBlockForm({ asked, festival, setOf, save, close }: BlockDialogProps) {
  const { set, isNew } = asked;
  // The base of the form: the initial block, or the concurrent change that was shown since.
  const [base, setBase] = useState(set);
  const [typed, setTyped] = useState(() => typedOf(set, festival));
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const field = (name: Exclude<keyof Typed, 'times'>) => ({
    value: typed[name],
    onChange: ({ currentTarget: { value } }: SyntheticEvent<HTMLInputElement | HTMLSelectElement>) => {
      setTyped((before) => ({ ...before, [name]: value }));
      setErrors({});
    },
  });
  const typeTime = (name: keyof TypedTimes, value: string) => {
    setTyped((before) => ({ ...before, times: withTypedTime(before.times, name, value) }));
    setErrors({});
  };
  const timeField = (name: 'timeStart' | 'timeEnd') => ({
    value: typed.times[name],
    hourCycle: festival.hourCycle,
    onChange: (value: string) => typeTime(name, value),
  });
  const refuse = (found: Errors) => {
    setErrors(found);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const name = typed.name.trim();
    const problems = problemsOf({ ...typed, name });
    const now = isNew ? base : setOf(set.id);
    const after = setTypedIn(base, { ...typed, name }, festival);
    const merged = after === null || now === undefined ? null : mergedBlock(base, after, now);
    if (now === undefined || (after !== null && merged === null)) {
      refuse({ start: now === undefined ? texts.deleted : changedText(now, festival) });
      if (now !== undefined) setBase(now);
      return;
    }
    const outcome = merged && (isNew ? createSet(merged, festival) : changeSet(now, merged, festival));
    if (problems.name !== undefined || merged === null || outcome?.ok !== true) {
      const refusal = outcome?.ok === false ? planErrorText(outcome.code, outcome.set) : undefined;
      refuse({ ...problems, start: problems.start ?? refusal });
      return;
    }
    close();
    save({ set: now, isNew }, outcome.plan, merged.artistName);
  };
  return { form, typed, errors, field, typeTime, timeField, submit };
}

interface Typed {
  readonly name: string;
  readonly stage: string;
  readonly times: TypedTimes;
}

interface Errors {
  readonly name?: string | undefined;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

function typedOf({ artistName: name, stage, start, end }: ConflictSet, festival: Festival): Typed {
  return { name, stage, times: clockTimesOf({ start, end }, festival) };
}

function problemsOf({ name, times }: Typed): Errors {
  return {
    name: nameProblem(name),
    start: timeProblem('Start', times.timeStart),
    end: timeProblem('End', times.timeEnd),
  };
}

/** What is wrong with the name of a block; undefined if nothing is. */
function nameProblem(name: string): string | undefined {
  const { required, tooLong } = messages.validation;
  if (name === '') return required(blockMessages.name);
  const isTooLong = Array.from(name).length > textLimits.blockName;
  return isTooLong ? tooLong(blockMessages.name, textLimits.blockName) : undefined;
}

/** What is wrong with a typed time; undefined if nothing is. */
function timeProblem(label: string, time: string): string | undefined {
  const { required, timeExpected } = messages.validation;
  if (time === '') return required(label);
  return isClockTime(time) ? undefined : timeExpected;
}

/** Returns the block with the typed values; null if the times cannot be parsed. */
function setTypedIn(base: ConflictSet, typed: Typed, festival: Festival): ConflictSet | null {
  const { name, stage, times } = typed;
  if (!isClockTime(times.timeStart) || !isClockTime(times.timeEnd)) return null;
  const { start, end } = takenSpan(times, festival);
  return {
    ...base,
    artistName: name,
    stage,
    start: isSameMinute(start.instant, base.start) ? base.start : start.instant,
    end: isSameMinute(end.instant, base.end) ? base.end : end.instant,
  };
}

const texts = blockMessages.concurrent;

function changedText(now: ConflictSet, festival: Festival): string {
  return texts.changed(now.artistName, placeText(now, festival));
}
