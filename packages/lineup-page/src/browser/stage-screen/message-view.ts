import { stageScreenMessages as texts } from '@lineup/domain';
import { screenTime, type ScreenView } from '@lineup/domain/live';
import { make } from './make.ts';
import type { ScreenRequests } from './screen-requests.ts';

const retryMs = 5000;

/** The message to the stage. Reports to the server once it is visible. */
export function createMessageParts(seen: ScreenRequests['seen']) {
  const text = make('p', 'text');
  const sent = make('p', 'sent');
  const element = make('section', 'message', text, sent);
  element.hidden = true;
  element.ariaLabel = texts.message;
  element.setAttribute('role', 'alert');
  let seenId: string | null = null;
  const tell = async (id: string) => {
    seenId = id;
    const answer = await seen(id);
    if (answer !== 'done') setTimeout(() => (seenId = null), retryMs);
  };
  return {
    element,
    show: (view: ScreenView) => {
      const { message } = view;
      element.hidden = message === null;
      if (message === null) return;
      if (text.textContent !== message.text || element.dataset['id'] !== message.id) {
        element.dataset['id'] = message.id;
        text.textContent = message.text;
        sent.textContent = texts.report.open(screenTime(message.sentAt, view));
        element.classList.toggle('flash', message.flash);
      }
      if (document.visibilityState === 'visible' && seenId !== message.id) void tell(message.id);
    },
  };
}
