import { stageScreenMessages as texts } from '@lineup/domain';
import {
  countdownOf,
  countdownText,
  minutesLateOf,
  screenStateAt,
  screenTime,
  type ScreenSet,
  type ScreenView,
} from '@lineup/domain/live';
import { make, setText } from './make.ts';
import { flashOnChange } from './flash.ts';

/** The parts of a screen that follows one stage. */
export interface StageParts {
  readonly element: HTMLElement;
  /** Shows what is on at `now` (milliseconds since the epoch). */
  readonly show: (view: ScreenView, now: number) => void;
}

/** Now, the countdown and next. */
export function createStageParts(): StageParts {
  const nowName = make('p', 'name');
  const nowFacts = make('p', 'facts');
  const label = make('p', 'label');
  const digits = make('p', 'digits');
  digits.setAttribute('role', 'timer');
  const nextName = make('p', 'name');
  const nextFacts = make('p', 'facts');
  const count = make('section', 'count', label, digits);
  const element = make(
    'div',
    'stage',
    make('section', 'now', make('h2', '', texts.now), nowName, nowFacts),
    count,
    make('section', 'next', make('h2', '', texts.next), nextName, nextFacts),
  );
  return {
    element,
    show: (view, now) => {
      const state = screenStateAt(view, now);
      const playing = state.state === 'playing' ? state.set : null;
      const next = state.state === 'waiting' ? state.set : state.next;
      flashOnChange(nowName, playing === null ? nothingOn(state.state) : nameOf(playing));
      flashOnChange(nowFacts, playing === null ? '' : factsOf(playing, view));
      flashOnChange(nextName, next === null ? texts.nothingNext : nameOf(next));
      flashOnChange(nextFacts, next === null ? '' : factsOf(next, view));
      const countdown = countdownOf(state, now, view);
      count.hidden = countdown === null;
      if (countdown === null) return;
      const { until, left, warning } = countdown;
      count.dataset['warning'] = warning;
      setText(label, until === 'start' ? texts.left.start : texts.left[warning]);
      setText(digits, countdownText(left));
    },
  };
}

function nothingOn(state: 'playing' | 'waiting' | 'closed'): string {
  return state === 'closed' ? texts.closed : texts.nothingNow;
}

export function nameOf({ name }: ScreenSet): string {
  return name ?? texts.toBeAnnounced;
}

/** "9:00 PM – 10:30 PM, 10 min late" */
function factsOf(set: ScreenSet, view: ScreenView): string {
  const span = texts.span(screenTime(set.start, view), screenTime(set.end, view));
  const late = minutesLateOf(set);
  return late === null ? span : `${span}, ${texts.lateLong(late)}`;
}
