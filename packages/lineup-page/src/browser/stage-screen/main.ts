import './screen.css';
import { stageScreenMessages as texts } from '@lineup/domain';
import { screenSeconds, screenTime, type ScreenView } from '@lineup/domain/live';
import { make, setText } from './make.ts';
import { createFollowParts } from './follow-view.ts';
import { keepAwake } from './keep-awake.ts';
import { createMessageParts } from './message-view.ts';
import { createReportParts } from './report-view.ts';
import { ScreenConnection, type ScreenKnowledge } from './screen-connection.ts';
import { createScreenRequests } from './screen-requests.ts';
import { ServerClock } from './server-clock.ts';
import { createStageParts } from './stage-view.ts';

const root = document.querySelector<HTMLElement>('#screen');
if (root !== null) start(root, location.hash.slice(1));
// Handles another link that is opened in the same tab.
window.addEventListener('hashchange', () => location.reload());

function start(root: HTMLElement, token: string): void {
  const deviceNow = () => Date.now();
  const clock = new ServerClock(deviceNow);
  const requests = createScreenRequests(token, deviceNow);
  const parts = createParts(requests);
  let known: ScreenKnowledge = { view: null, asOf: null, isInvalid: false };
  const show = () => {
    if (known.isInvalid) return showInvalid(root);
    if (known.view === null || !clock.isSet) return;
    if (parts.element.parentElement !== root) root.replaceChildren(parts.element);
    parts.show(known.view, known.asOf, clock.now());
  };
  const connection = new ScreenConnection(requests, clock, (knowledge) => {
    known = knowledge;
    show();
  });
  void connection.follow();
  onEachTick(
    show,
    () => clock.now(),
    () => connection.wake(),
  );
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') connection.wake();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) connection.wake();
  });
  window.addEventListener('online', () => connection.wake());
  window.addEventListener('offline', () => connection.lose());
  keepAwake();
}

/** If the clock drifts by more than this between two ticks, it was changed, or the device slept. */
const jumpMs = 500;

/** The screen updates this often, so that its digits change on time even while the clock is being synchronised. */
const tickMs = 200;

/** Updates the screen at each fifth of a second of the server's clock. */
function onEachTick(show: () => void, now: () => number, onJump: () => void): void {
  let before = { date: Date.now(), runs: performance.now() };
  const tick = () => {
    const after = { date: Date.now(), runs: performance.now() };
    if (Math.abs(after.date - before.date - (after.runs - before.runs)) > jumpMs) onJump();
    before = after;
    show();
    setTimeout(tick, tickMs - (now() % tickMs) + 2);
  };
  tick();
}

/** Creates all parts of the screen, for a link to one stage and for one that follows sets. */
function createParts(requests: ReturnType<typeof createScreenRequests>) {
  const title = make('h1', '');
  const festival = make('p', 'festival');
  const time = make('span', 'time');
  const seconds = make('span', 'seconds');
  const clock = make('p', 'clock', time, seconds);
  const asOfText = make('p', 'as-of');
  asOfText.setAttribute('role', 'status');
  const [stage, follow] = [createStageParts(), createFollowParts()];
  const message = createMessageParts(requests.seen);
  const report = createReportParts(requests.report);
  const element = make(
    'div',
    'screen',
    make('header', '', make('div', '', title, festival), clock),
    asOfText,
    message.element,
    stage.element,
    follow.element,
    report.element,
  );
  return {
    element,
    show: (view: ScreenView, asOf: number | null, now: number) => {
      setText(title, view.title);
      setText(festival, view.festival);
      setText(time, screenTime(now, view));
      setText(seconds, screenSeconds(now, view));
      if (document.title !== view.title) document.title = view.title;
      asOfText.hidden = asOf === null;
      if (asOf !== null) setText(asOfText, `${texts.asOf(screenTime(asOf, view))}. ${texts.asOfHint}`);
      stage.element.hidden = view.stage === null;
      follow.element.hidden = view.stage !== null;
      (view.stage === null ? follow : stage).show(view, now);
      element.classList.toggle('with-message', view.message !== null);
      message.show(view);
      report.show(view, now);
    },
  };
}

function showInvalid(root: HTMLElement): void {
  if (root.querySelector('.invalid') !== null) return;
  document.title = texts.title;
  root.replaceChildren(
    make('div', 'invalid', make('h1', '', texts.invalid), make('p', '', texts.invalidHint)),
  );
}
