import {
  createSet,
  defaultSetMinutes,
  editsOfPlan,
  eventTimestamps,
  festivalDays,
  formatDay,
  isClockTime,
  movingMessages,
  placeActs,
  planErrorText,
  stagesOf,
  timestampToMillis,
  trayMessages,
  type ConflictIndex,
  type Festival,
  type PlainDate,
  type PlanOutcome,
  type TimetableEdit,
  type UnplacedAct,
} from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useState, type FormEvent, type SyntheticEvent } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { Dialog } from '../../../design/controls/dialog.tsx';
import { DialogActions } from '../../../design/controls/dialog-actions.tsx';
import { NativeSelect } from '../../../design/controls/native-select.tsx';
import { TextInput } from '../../../design/controls/text-input.tsx';
import { TimeInput } from '../../../design/controls/time-input.tsx';
import { Remarks } from '../direct/view/remarks.tsx';
import { placeText, remarkTexts } from '../direct/model/move-labels.ts';
import { useIsShown } from '../../../app/editor/use-is-shown.ts';
import { Banner } from '../../../design/notices/banner.tsx';
import { toast } from '../../../design/toasts/toast.ts';
import { PassChoices } from '../../../design/festival/pass-choices.tsx';
import classes from './tray.module.css';

/** The initial values of the dialog. */
export interface PlaceAt {
  readonly day: PlainDate | null;
}

interface PlaceDialogProps {
  readonly festival: Festival;
  readonly conflicts: ConflictIndex;
  readonly act: Versioned<UnplacedAct>;
  readonly at: PlaceAt;
  /** Stores the edits; returns the reason if they are refused, otherwise null. */
  readonly write: (edits: readonly TimetableEdit[], text: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/**
 * Asks for an act's stage and time, and places it. Previews the resulting conflicts; if it is refused, keeps the input
 * and shows the reason.
 */
export function PlaceDialog(props: PlaceDialogProps) {
  const { festival, conflicts, act, at, onClose } = props;
  const days = festivalDays(festival);
  const stages = stagesOf(festival);
  const [typed, setTyped] = useState<Typed>({
    stage: stages[0] ?? '',
    day: at.day ?? days[0] ?? '',
    start: '20:00',
    startPass: '',
    minutes: String(act.minutes ?? defaultSetMinutes),
  });
  const outcome = planOf(act, typed, festival);
  const { error, setError, refusal, isBusy, place } = usePlacing(props, outcome);
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }));
  const field = (name: 'stage' | 'day' | 'minutes') => ({
    value: typed[name],
    onChange: ({ currentTarget: { value } }: SyntheticEvent<HTMLInputElement | HTMLSelectElement>) =>
      change({ [name]: value }),
  });
  return (
    <Dialog opened title={trayMessages.place(act.artistName)} size="sm" onClose={onClose}>
      <form className={classes['form']} onSubmit={(event) => void place(event)}>
        <NativeSelect label="Stage" data={stages} {...field('stage')} />
        <NativeSelect
          label="Day"
          data={days.map((value) => ({ value, label: formatDay(value) }))}
          {...field('day')}
        />
        <TimeInput
          label="Start"
          required
          value={typed.start}
          hourCycle={festival.hourCycle}
          error={error ?? undefined}
          onChange={(value) => {
            change({ start: value, startPass: '' });
            setError(null);
          }}
        />
        <PassChoices
          times={timesOf(typed)}
          festival={festival}
          isStartOnly
          onChoose={(_, startPass) => change({ startPass })}
        />
        <TextInput
          type="number"
          label={trayMessages.minutes}
          min={1}
          max={1439}
          required
          {...field('minutes')}
        />
        <Remarks
          remarks={outcome?.ok === true ? remarkTexts(outcome.plan, outcome.plan.sets, conflicts) : []}
        />
        {refusal !== null && <Banner tone="red" title={refusal} />}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy}>
            Place
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Stores the act at its place; the dialog stays open if that is refused. */
function usePlacing({ festival, act, write, onClose }: PlaceDialogProps, outcome: PlanOutcome | null) {
  const [error, setError] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isShown = useIsShown();
  const place = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const [set] = outcome?.ok === true ? outcome.plan.sets : [];
    if (outcome?.ok !== true || set === undefined) {
      setError(outcome?.ok === false ? planErrorText(outcome.code, outcome.set) : null);
      return;
    }
    const edits = editsOfPlan(outcome.plan, () => undefined, festival);
    const created = edits.flatMap((edit) => (edit.type === 'create' ? [edit] : []));
    const text = movingMessages.done.placed(act.artistName, placeText(set, festival));
    const store = async (): Promise<void> => {
      setBusy(true);
      const reason = await write(
        placeActs(created, () => act),
        text,
      );
      setBusy(false);
      setRefusal(reason);
      if (reason === null && isShown()) onClose();
      if (reason === null || isShown()) return;
      // The dialog was closed before the response.
      toast.error(reason, { action: { label: 'Try Again', onClick: () => void store() } });
    };
    await store();
  };
  return { error, setError, refusal, isBusy, place };
}

interface Typed {
  readonly stage: string;
  readonly day: PlainDate;
  readonly start: string;
  readonly startPass: string;
  readonly minutes: string;
}

function timesOf({ day: date, start, startPass }: Typed) {
  return { date, timeStart: start, timeEnd: start, startPass };
}

/** Returns the plan that places the act at the typed time; null if that cannot be parsed. */
function planOf(act: UnplacedAct, typed: Typed, festival: Festival): PlanOutcome | null {
  const { stage } = typed;
  const minutes = Number(typed.minutes);
  if (!isClockTime(typed.start) || !(minutes >= 1)) return null;
  const { timeStart, notices } = eventTimestamps(timesOf(typed), festival);
  const from = timestampToMillis(timeStart);
  const { id, artistName, status } = act;
  const end = from + minutes * 60_000;
  const set = { id, artistName, stage, start: from, end, ...(status && { status }) };
  const outcome = createSet(set, festival);
  if (!outcome.ok) return outcome;
  const clocks = notices
    .filter(({ field }) => field === 'timeStart')
    .map((notice) => ({ code: 'clock', set, notice }) as const);
  return { ...outcome, plan: { ...outcome.plan, notes: [...clocks, ...outcome.plan.notes] } };
}
