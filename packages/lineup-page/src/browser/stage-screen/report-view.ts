import { stageScreenMessages as texts } from '@lineup/domain';
import {
  reportedMinutes,
  screenStateAt,
  screenTime,
  type ReportKind,
  type ScreenView,
} from '@lineup/domain/live';
import { make, setText } from './make.ts';
import type { ScreenRequests } from './screen-requests.ts';

interface Report {
  readonly setId: string;
  readonly kind: ReportKind;
  readonly minutes: number | null;
}

/** The stage manager's buttons, and the result of the last report. */
export function createReportParts(send: ScreenRequests['report']) {
  let current: { readonly view: ScreenView; readonly now: number } | null = null;
  let notice = '';
  const status = make('p', 'status');
  status.setAttribute('role', 'status');
  const report = async (kind: ReportKind, minutes: number | null) => {
    const set = current === null ? null : setToReport(current.view, current.now);
    if (set === null) return;
    notice = texts.report.sending;
    showStatus();
    notice = noticeOf(await send({ setId: set, kind, minutes } satisfies Report));
    showStatus();
  };
  const showStatus = () => {
    const text = notice === '' ? reportText(current?.view ?? null) : notice;
    setText(status, text);
  };
  const button = (text: string, press: () => void) => {
    const made = make('button', '', text);
    made.type = 'button';
    made.addEventListener('click', press);
    return made;
  };
  const started = button(texts.report.started, () => void report('started', null));
  const ended = button(texts.report.ended, () => void report('ended', null));
  const more = reportedMinutes.map((minutes) =>
    button(texts.report.moreTime(minutes), () => void report('moreTime', minutes)),
  );
  const buttons = make('div', 'buttons', started, ended, ...more);
  const heading = make('h2', '', texts.report.title);
  const element = make('section', 'report', heading, buttons, status);
  return {
    element,
    show: (view: ScreenView, now: number) => {
      if (current !== null && current.view !== view) notice = '';
      current = { view, now };
      element.hidden = !view.canReport;
      if (!view.canReport) return;
      const state = screenStateAt(view, now);
      started.disabled = state.state === 'closed' || state.set.actualStart !== null;
      ended.disabled = state.state !== 'playing';
      for (const each of more) each.disabled = state.state !== 'playing';
      showStatus();
    },
  };
}

/** Reports are about the set that is on, otherwise the next one. */
function setToReport(view: ScreenView, now: number): string | null {
  const state = screenStateAt(view, now);
  return state.state === 'closed' ? null : state.set.id;
}

/** "Started: Sent 12:44 AM" */
function reportText(view: ScreenView | null): string {
  if (view === null || view.report === null) return '';
  const { kind, minutes, state, at } = view.report;
  const what = kind === 'moreTime' ? texts.report.moreTime(minutes ?? 0) : texts.report[kind];
  const became = state === 'open' ? texts.report.open(screenTime(at, view)) : texts.report[state];
  return `${what}: ${became}`;
}

function noticeOf(answer: Awaited<ReturnType<ScreenRequests['report']>>): string {
  switch (answer) {
    case 'done':
      return '';
    case 'tooMany':
      return texts.report.tooMany;
    case 'failed':
      return texts.report.failed;
    default:
      return answer.refused;
  }
}
