import {
  blockMessages,
  changeSet,
  createSet,
  eventTimestamps,
  festivalDayOf,
  isClockTime,
  messages,
  planErrorText,
  stagesOf,
  textLimits,
  timestampToMillis,
  wallClockOf,
  type ConflictSet,
  type Festival,
  type PlanOutcome,
} from '@lineup/domain';
import { useId, useState, type SyntheticEvent } from 'react';
import { Button } from '../../../../design/controls/button.tsx';
import { Dialog } from '../../../../design/controls/dialog.tsx';
import { DialogActions } from '../../../../design/controls/dialog-actions.tsx';
import { NativeSelect } from '../../../../design/controls/native-select.tsx';
import { TextInput } from '../../../../design/controls/text-input.tsx';
import { dateOptions } from '../../../event/form/event-options.ts';
import type { AskedBlock, BlockActions } from './use-block-actions.ts';
import classes from './block-dialog.module.css';

interface BlockDialogProps extends Pick<BlockActions, 'save' | 'remove' | 'close'> {
  readonly asked: AskedBlock;
  readonly festival: Festival;
}

/** Asks for a block's name and place; Escape leaves it as it was. */
export function BlockDialog({ asked, festival, save, remove, close }: BlockDialogProps) {
  const { set, isNew } = asked;
  const [typed, setTyped] = useState(() => typedOf(set, festival));
  const [errors, setErrors] = useState<Errors>({});
  const listId = useId();
  const field = (name: keyof Typed) => ({
    value: typed[name],
    onChange: ({ currentTarget: { value } }: SyntheticEvent<HTMLInputElement | HTMLSelectElement>) => {
      setTyped((before) => ({ ...before, [name]: value }));
      setErrors({});
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const name = typed.name.trim();
    const nameError = problemOf(name);
    const outcome = planOf(asked, { ...typed, name }, festival);
    if (nameError !== undefined || outcome?.ok !== true) {
      const code = outcome?.ok === false ? planErrorText(outcome.code, outcome.set) : undefined;
      setErrors({ name: nameError, start: code });
      return;
    }
    close();
    save(asked, outcome.plan, name);
  };
  const stages = stagesOf(festival);
  return (
    <Dialog
      opened
      title={isNew ? blockMessages.newBlock : blockMessages.edit(set.artistName)}
      size="sm"
      onClose={close}
    >
      <form className={classes['form']} noValidate onSubmit={submit}>
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
          // Its own stays on offer, also where that is no day of the festival any more.
          data={[...dateOptions(festival, festivalDayOf(set.start, festival))]}
          {...field('day')}
        />
        <div className={classes['times']}>
          <TextInput type="time" label="Start" required error={errors.start} {...field('start')} />
          <TextInput type="time" label="End" required {...field('end')} />
        </div>
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

interface Typed {
  readonly name: string;
  readonly stage: string;
  readonly day: string;
  readonly start: string;
  readonly end: string;
}

interface Errors {
  readonly name?: string | undefined;
  readonly start?: string | undefined;
}

function typedOf({ artistName: name, stage, start, end }: ConflictSet, festival: Festival): Typed {
  const clock = (instant: number) => wallClockOf(instant, festival.timezone).clock;
  return { name, stage, day: festivalDayOf(start, festival), start: clock(start), end: clock(end) };
}

/** Why a block cannot be called that; undefined where it can. */
function problemOf(name: string): string | undefined {
  const { required, tooLong } = messages.validation;
  if (name === '') return required(blockMessages.name);
  const isTooLong = Array.from(name).length > textLimits.blockName;
  return isTooLong ? tooLong(blockMessages.name, textLimits.blockName) : undefined;
}

/** The block at what was typed; null where that is no time. */
function planOf({ set, isNew }: AskedBlock, typed: Typed, festival: Festival): PlanOutcome | null {
  const { name, stage, day, start, end } = typed;
  if (!isClockTime(start) || !isClockTime(end)) return null;
  const times = eventTimestamps({ date: day, timeStart: start, timeEnd: end }, festival);
  const after = {
    id: set.id,
    artistName: name,
    stage,
    start: timestampToMillis(times.timeStart),
    end: timestampToMillis(times.timeEnd),
  };
  return isNew ? createSet(after, festival) : changeSet(set, after, festival);
}
