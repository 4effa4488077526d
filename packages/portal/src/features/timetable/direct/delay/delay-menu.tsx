import {
  formatLengthLong,
  movingMessages,
  planErrorText,
  type ConflictSet,
  type Plan,
  type PlanOutcome,
} from '@lineup/domain';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { isShortcut } from '../../../../app/keys/is-shortcut.ts';
import { Button } from '../../../../design/controls/button.tsx';
import { Form } from '../../../../design/controls/form.tsx';
import { TextInput } from '../../../../design/controls/text-input.tsx';
import type { DayLayout } from '../../grid/layout-day.ts';
import { artistOf } from '../../grid/set-details.ts';
import type { DirectTools } from '../model/direct-tools.ts';
import type { Point } from '../model/gesture.ts';
import ghosts from '../view/ghosts.module.css';
import { Ghost } from '../view/ghosts.tsx';
import popup from '../menu/popup.module.css';
import { useOpened } from '../menu/use-opened.ts';
import { Remarks } from '../view/remarks.tsx';
import { delayedBy } from '../model/settle.ts';
import { doneWithNotes, remarkTexts, timeOf } from '../model/move-labels.ts';
import classes from './delay-menu.module.css';

interface DelayMenuProps {
  /** The set's current state. */
  readonly set: ConflictSet;
  readonly layout: DayLayout;
  readonly tools: Pick<DirectTools, 'festival' | 'conflicts'>;
  /** The element that contains the grid; null while it is not shown. */
  readonly grid: Element | null;
  /** Where the menu opens, in the window. */
  readonly at: Point;
  readonly onDelay: (plan: Plan, text: string) => void;
  readonly onClose: () => void;
}

const { delay: texts, done } = movingMessages;

const usualMinutes = [5, 10, 15, 20, 30] as const;

/** Typed delays are whole minutes, at most this many. */
const mostMinutes = 720;

/** Delays a set and the sets after it on its stage; ghosts show the new positions. */
export function DelayMenu({ set, layout, tools, grid, at, onDelay, onClose }: DelayMenuProps) {
  const { festival, conflicts } = tools;
  const menu = useOpened<HTMLDialogElement>(at, onClose, () => headOf(set.stage));
  const [minutes, setMinutes] = useState<number | null>(null);
  const [typed, setTyped] = useState('');
  const typedMinutes = minutesTyped(typed);
  const outcome = minutes === null ? null : delayedBy(set, minutes, conflicts, festival);
  const applyDelay = (by: number | null) => {
    const chosen = by === null ? null : delayedBy(set, by, conflicts, festival);
    if (by === null || chosen?.ok !== true) return;
    onClose();
    const text = done.delayed(artistOf(set), formatLengthLong(by), chosen.plan.sets.length - 1);
    onDelay(chosen.plan, doneWithNotes(text, chosen.plan));
  };
  useEffect(() => {
    const { current } = menu;
    const press = (event: KeyboardEvent) => {
      event.stopPropagation();
      if (isShortcut('close', event)) onClose();
    };
    current?.addEventListener('keydown', press);
    return () => current?.removeEventListener('keydown', press);
  }, [menu, onClose]);
  return (
    <dialog
      ref={menu}
      aria-label={texts.title(artistOf(set))}
      popover="manual"
      className={`${popup['popup']} ${classes['menu']}`}
    >
      <p className={classes['title']}>
        <bdi>{texts.title(artistOf(set))}</bdi>
      </p>
      <div className={classes['usual']}>
        {usualMinutes.map((by) => (
          <Button
            key={by}
            size="sm"
            variant="default"
            onFocus={() => setMinutes(by)}
            onPointerEnter={() => setMinutes(by)}
            onClick={() => applyDelay(by)}
          >
            {texts.by(by)}
          </Button>
        ))}
      </div>
      <Form className={classes['other']} onSubmit={() => applyDelay(typedMinutes)}>
        <TextInput
          label={texts.minutes}
          inputMode="numeric"
          value={typed}
          error={typed !== '' && typedMinutes === null ? texts.notAllowed : undefined}
          onFocus={() => setMinutes(typedMinutes)}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            setMinutes(minutesTyped(value));
          }}
        />
        <Button type="submit" disabled={typedMinutes === null}>
          {texts.apply}
        </Button>
      </Form>
      <output className={classes['effect']}>{outcome === null ? '' : effectOf(outcome)}</output>
      <Remarks remarks={outcome === null ? [] : remarksOf(outcome, tools)} />
      {outcome?.ok === true && grid !== null && createPortal(ghostsOf(outcome.plan, layout, tools), grid)}
    </dialog>
  );
}

/** The menu opens clear of this head, which is as wide as the column with the ghosts. */
function headOf(stage: string): Element | null {
  return document.querySelector(`[data-head="${CSS.escape(stage)}"]`);
}

function ghostsOf({ sets }: Plan, layout: DayLayout, { festival }: DelayMenuProps['tools']) {
  return (
    <div className={ghosts['layer']} aria-hidden>
      {sets.map((set, place) => (
        <Ghost
          key={set.id}
          set={set}
          layout={layout}
          lines={place === 0 ? [timeOf(set, festival, null)] : []}
        />
      ))}
    </div>
  );
}

function effectOf(outcome: PlanOutcome): string {
  if (!outcome.ok) return '';
  const others = outcome.plan.sets.length - 1;
  return others === 0 ? texts.alone : texts.others(others);
}

function remarksOf(outcome: PlanOutcome, { conflicts }: DelayMenuProps['tools']): readonly string[] {
  return outcome.ok
    ? remarkTexts(outcome.plan, outcome.plan.sets, conflicts)
    : [planErrorText(outcome.code, outcome.set)];
}

function minutesTyped(text: string): number | null {
  const minutes = /^\d{1,3}$/u.test(text.trim()) ? Number(text) : 0;
  return minutes >= 1 && minutes <= mostMinutes ? minutes : null;
}
