import {
  blocksUnder,
  formatTime,
  festivalDayOf,
  formatLengthLong,
  phoneMessages,
  planErrorText,
  putOnStage,
  setOfBlock,
  shiftSets,
  stagesOf,
  type ConflictIndex,
  type ConflictSet,
  type Festival,
  type LineupEvent,
  type PlanOutcome,
} from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useId, useSyncExternalStore } from 'react';
import { usePortal } from '../../../app/portal-context.ts';
import { useBlocks } from '../../../app/queries/use-blocks.ts';
import { useUndoController, useUndoState } from '../../../app/undo/use-undo-controller.ts';
import { Button } from '../../../design/controls/button.tsx';
import hidden from '../../../design/controls/visually-hidden.module.css';
import { NativeSelect } from '../../../design/controls/native-select.tsx';
import { IconArrowBackUp } from '../../../design/icons.ts';
import { toast } from '../../../design/toasts/toast.ts';
import { useGoThere } from '../event/use-go-there.ts';
import { leavingSets } from '../direct/model/leaving.ts';
import { useApply } from '../direct/commands/use-apply.ts';
import { movedText } from '../direct/model/move-labels.ts';
import { artistOf } from '../grid/set-details.ts';
import classes from './quick-edits.module.css';

const step = 15;
const none = () => [];

export interface QuickEditsProps {
  readonly festival: Festival;
  readonly events: readonly Versioned<LineupEvent>[];
  readonly conflicts: ConflictIndex;
  readonly eventId: string;
  /** True if the form below has unsaved input. */
  readonly isTouched: boolean;
}

/** Changes of a set that take one tap and apply immediately: time by a quarter of an hour, stage, swap, and undo. */
export function QuickEdits({ festival, events, conflicts, eventId, isTouched }: QuickEditsProps) {
  const id = useId();
  const { connection } = usePortal();
  const isOnline = useSyncExternalStore(connection.subscribe, connection.get) === 'online';
  const apply = useApply({ festival, conflicts, events: () => events, acts: none, blocks: none });
  const blocks = useBlocks(festival.id, true);
  const goThere = useGoThere(festival);
  const undoController = useUndoController();
  const { undo } = useUndoState(festival.id);
  const set = conflicts.get(eventId);
  if (set === undefined) return null;
  const applyOutcome = (outcome: PlanOutcome) => {
    if (!outcome.ok) {
      toast.error(planErrorText(outcome.code, outcome.set), { id: 'timetable' });
      return;
    }
    const [moved] = outcome.plan.sets;
    if (moved === undefined) return;
    const day = festivalDayOf(set.start, festival);
    const leaving = leavingSets(outcome.plan, day, () => set, festival);
    const there =
      leaving.length === 0 ? null : goThere({ day: festivalDayOf(moved.start, festival), id: moved.id });
    // The next tap builds on what is shown by then; changes are stored one after another.
    void apply.plan(outcome.plan, movedText([moved], festival, leaving), { there });
  };
  const reason = isOnline ? (isTouched ? phoneMessages.typedFirst : null) : phoneMessages.offline;
  const ties = { disabled: reason !== null, 'aria-describedby': reason === null ? undefined : id };
  const stages = stagesOf(festival);
  const under = blocksUnder([set], blocks.map(setOfBlock));
  return (
    <div className={classes['quick']}>
      <div className={classes['row']}>
        {([-1, 1] as const).map((by) => (
          <Button
            key={by}
            variant="default"
            aria-label={phoneMessages[by < 0 ? 'earlier' : 'later'](formatLengthLong(step))}
            {...ties}
            onClick={() => applyOutcome(shiftSets([set], by * step, festival))}
          >
            {by < 0 ? '−' : '+'}
            {step}
          </Button>
        ))}
        <NativeSelect
          className={classes['stage'] ?? ''}
          label={phoneMessages.moveTo}
          labelProps={{ className: hidden['hidden'] }}
          data={stages.includes(set.stage) ? [...stages] : [set.stage, ...stages]}
          value={set.stage}
          {...ties}
          onChange={(event) => applyOutcome(putOnStage([set], event.currentTarget.value))}
        />
        <SwapChoice
          {...{ set, festival, conflicts, stages, ties }}
          onSwap={(other) => apply.swap(set, other)}
        />
        <Button
          variant="default"
          aria-label={phoneMessages.undoName}
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          {...ties}
          disabled={ties.disabled || undo === null}
          onClick={() => void undoController.undo(festival.id)}
        >
          {phoneMessages.undo}
        </Button>
      </div>
      <output className={classes['reason']}>
        {timesOf(set, festival)}
        {under.length > 0 && `. ${phoneMessages.over(under.map(artistOf).join(', '))}`}
      </output>
      {reason !== null && (
        <output id={id} className={classes['reason']}>
          {reason}
        </output>
      )}
    </div>
  );
}

/** Returns the times as they are shown already, while the form still has the stored ones. */
function timesOf({ start, end }: ConflictSet, { timezone, hourCycle }: Festival): string {
  const [from, to] = [start, end].map((instant) => formatTime(instant, timezone, hourCycle));
  return `${from} - ${to}`;
}

interface SwapChoiceProps extends Pick<QuickEditsProps, 'festival' | 'conflicts'> {
  readonly set: ConflictSet;
  readonly stages: readonly string[];
  readonly ties: { readonly disabled: boolean; readonly 'aria-describedby': string | undefined };
  readonly onSwap: (other: ConflictSet) => void;
}

/** Asks which other set of the festival day to swap with, listed by stage and time. */
function SwapChoice({ set, festival, conflicts, stages, ties, onSwap }: SwapChoiceProps) {
  const day = festivalDayOf(set.start, festival);
  const groups = stages.map((stage) => {
    const others = conflicts
      .onStage(stage)
      .filter(({ id, start }) => id !== set.id && festivalDayOf(start, festival) === day);
    return (
      others.length > 0 && (
        <optgroup key={stage} label={stage}>
          {others.map((other) => (
            <option key={other.id} value={other.id}>
              {formatTime(other.start, festival.timezone, festival.hourCycle)} {artistOf(other)}
            </option>
          ))}
        </optgroup>
      )
    );
  });
  return (
    <NativeSelect
      className={classes['swap'] ?? ''}
      label={phoneMessages.swapWith}
      labelProps={{ className: hidden['hidden'] }}
      value=""
      {...ties}
      onChange={(event) => {
        const other = conflicts.get(event.currentTarget.value);
        if (other !== undefined) onSwap(other);
      }}
    >
      <option value="">{phoneMessages.swapWith}…</option>
      {groups}
    </NativeSelect>
  );
}
