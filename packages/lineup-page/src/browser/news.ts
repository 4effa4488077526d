import { button, make } from './elements.ts';
import { text } from './texts.ts';
import { reloadInPlace } from './place-in-page.ts';

/** Between two questions for a newer release while the page is looked at. */
const interval = 45_000;

/** Tells when a newer release is out, and when there is no connection. The page itself is never changed behind the visitor's back. */
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

/** Asks for the page once more: where nothing has changed, the answer is a short one without content. */
async function isNewerOut(): Promise<boolean> {
  const own = document.documentElement.dataset['release'];
  try {
    const answer = await fetch(location.pathname, { cache: 'no-cache' });
    const release = /data-release="([^"]+)"/u.exec(await answer.text())?.[1];
    return answer.ok && release !== undefined && release !== own;
  } catch {
    // Without a connection there is no news; the next question may get through.
    return false;
  }
}
