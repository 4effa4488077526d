import { formatTime, isOff, liveMessages, type Festival, type LineupEvent } from '@lineup/domain';
import { showDayOf, type LiveSet } from '@lineup/domain/live';
import { useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { Dialog } from '../../../design/controls/dialog.tsx';
import { Form } from '../../../design/controls/form.tsx';
import { NativeSelect } from '../../../design/controls/native-select.tsx';
import { TextInput } from '../../../design/controls/text-input.tsx';
import { isRecorded } from '../commands/live-edits.ts';
import { previewDelay } from '../model/delay-plan.ts';
import type { StageCard } from '../model/stage-card.ts';
import { StageMessageForm } from '../../stage-screens/index.ts';
import type { BoardActions } from './board-actions.ts';
import { DelayEffect } from './delay-effect.tsx';
import classes from './stage-dialog.module.css';

const texts = liveMessages.dialog;

interface StageDialogProps {
  /** Null while it is closed. */
  readonly card: StageCard | null;
  readonly now: number;
  readonly events: readonly LineupEvent[];
  readonly festival: Festival;
  readonly actions: BoardActions;
  readonly onClose: () => void;
}

/** The other actions for the sets of a stage: any delay, with a preview, and cancelling. */
export function StageDialog({ card, ...props }: StageDialogProps) {
  const [last, setLast] = useState(card);
  if (card !== null && card !== last) setLast(card);
  return (
    <Dialog opened={card !== null} onClose={props.onClose} title={<bdi>{last?.stage}</bdi>} size="sm">
      {last !== null && <StageForm key={last.stage} card={last} {...props} />}
    </Dialog>
  );
}

function StageForm(props: StageDialogProps & { readonly card: StageCard }) {
  const { card, now, festival, actions, onClose } = props;
  const sets = setsOfDay(card, now, festival);
  const [chosen, setChosen] = useState<string | null>(null);
  const set = sets.find(({ id }) => id === chosen) ?? currentOf(card) ?? sets[0];
  if (set === undefined) return <p>{liveMessages.nothingNext}</p>;
  const close = (work: () => void) => () => {
    onClose();
    work();
  };
  return (
    <div className={classes['form']}>
      <NativeSelect
        label={texts.set}
        data={sets.map((each) => ({ value: each.id, label: labelOf(each, festival) }))}
        value={set.id}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      {!isOff(set) && <DelayForm key={set.id} {...props} set={set} />}
      <div className={classes['others']}>
        <Button
          variant="default"
          color={isOff(set) ? 'accent' : 'red'}
          onClick={close(() => actions.cancel(set, !isOff(set)))}
        >
          {isOff(set) ? texts.reinstate : texts.cancel}
        </Button>
        {isRecorded(set) && (
          <Button variant="default" onClick={close(() => actions.clear(set))}>
            {texts.clear}
          </Button>
        )}
      </div>
      <StageMessageForm festival={festival} stage={card.stage} />
    </div>
  );
}

/** Returns the sets from the current one on, including cancelled ones. */
function setsOfDay({ sets, state }: StageCard, now: number, festival: Festival): readonly LiveSet[] {
  const day = showDayOf(now, festival);
  const current = state.state === 'closed' ? null : state.set;
  return sets
    .filter((set) => set.id === current?.id || (showDayOf(set.start, festival) === day && set.end > now))
    .toSorted((a, b) => a.start - b.start);
}

function currentOf({ state }: StageCard): LiveSet | undefined {
  return state.state === 'closed' ? undefined : state.set;
}

function labelOf({ artistName, start }: LiveSet, { timezone, hourCycle }: Festival): string {
  return `${formatTime(start, timezone, hourCycle)} ${artistName}`;
}

const usualMinutes = [-5, 5, 10, 15, 20, 30] as const;

function DelayForm({
  set,
  events,
  festival,
  now,
  actions,
  onClose,
}: StageDialogProps & { readonly set: LiveSet }) {
  const [typed, setTyped] = useState('');
  const minutes = parseMinutes(typed);
  const preview = minutes === null ? null : previewDelay(set, minutes, { events, festival, now });
  const canMove = preview?.outcome.ok === true && preview.outcome.plan.sets.length > 0;
  const move = () => {
    if (minutes === null || !canMove) return;
    onClose();
    actions.delay(set, minutes);
  };
  return (
    <Form className={classes['delay']} onSubmit={move}>
      <div className={classes['usual']}>
        {usualMinutes.map((by) => (
          <Button
            key={by}
            variant="default"
            aria-pressed={minutes === by}
            onClick={() => setTyped(String(by))}
          >
            {by < 0 ? `−${-by}` : liveMessages.later(by)}
          </Button>
        ))}
      </div>
      <TextInput
        label={texts.minutes}
        inputMode="text"
        value={typed}
        error={typed !== '' && minutes === null ? texts.notAllowed : undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {preview !== null && <DelayEffect {...{ preview, events, festival }} />}
      <Button type="submit" disabled={!canMove}>
        {minutes === null ? texts.move : texts.moveBy(minutes)}
      </Button>
    </Form>
  );
}

const mostMinutes = 720;

/** Parses signed whole minutes; accepts a dash as the minus sign. Null for anything else, and for an empty text. */
function parseMinutes(text: string): number | null {
  const match = /^([+\-−–]?)\s*(\d{1,3})$/u.exec(text.trim());
  const minutes = Number(match?.[2] ?? 0);
  if (match === null || minutes === 0 || minutes > mostMinutes) return null;
  return match[1] === '' || match[1] === '+' ? minutes : -minutes;
}
