import { button, make } from './elements.ts';
import { text } from './texts.ts';
import { reloadInPlace } from './place-in-page.ts';

/** Milliseconds between checks for a newer release while the page is visible. */
const interval = 45_000;

/** Announces a newer release, and a lost connection. Never changes the page itself behind the visitor's back. */
export function watchForNews(): void {
  const news = make('p', { className: 'message news', role: 'status', hidden: true });
  const say = (words: string, ...more: readonly Node[]) => {
    news.replaceChildren(make('span', {}, words), ...more);
    news.hidden = false;
  };
  let asked = Date.now();
  let isOut = false;
  const ask = async () => {
    if (document.hidden || isOut || Date.now() - asked < interval / 3) return;
    asked = Date.now();
    isOut = await isNewerOut();
    if (isOut) say(text('scriptNewRelease'), button(text('scriptShowIt'), reloadInPlace));
  };
  const showConnection = () => {
    if (isOut) return;
    news.hidden = navigator.onLine;
    if (!navigator.onLine) say(text('scriptOffline'));
  };
  document.body.append(news);
  document.addEventListener('visibilitychange', () => void ask());
  window.addEventListener('online', showConnection);
  window.addEventListener('offline', showConnection);
  setInterval(() => void ask(), interval);
  showConnection();
}

/** Requests the page again. If nothing has changed, the response is short and has no content. */
async function isNewerOut(): Promise<boolean> {
  const own = document.documentElement.dataset['release'];
  try {
    const answer = await fetch(location.pathname, { cache: 'no-cache' });
    const release = /data-release="([^"]+)"/u.exec(await answer.text())?.[1];
    return answer.ok && release !== undefined && release !== own;
  } catch {
    // Offline there is no news; the next check may succeed.
    return false;
  }
}
