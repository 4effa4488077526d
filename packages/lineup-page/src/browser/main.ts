import '@lineup/look/tokens.css';
import '@lineup/look/fonts.css';
import './page.css';
import './stage-colors.css';
import './list-heights.css';
import { startArtists } from './artists.ts';
import { chooseLanguage } from './choose-language.ts';
import { startGridKeys } from './grid-keys.ts';
import { markDays } from './mark-days.ts';
import { watchForNews } from './news.ts';
import { returnToPlace } from './place-in-page.ts';
import { Programme } from './programme.ts';

const { kind, page = '' } = document.documentElement.dataset;
const main = document.querySelector<HTMLElement>('main');
const form = document.querySelector<HTMLFormElement>('#tools');

if (new URLSearchParams(location.search).has('embed')) stayEmbedded();
if (kind === 'lineup') {
  chooseLanguage(page, navigator.languages);
  watchForNews();
  window.addEventListener('load', () => void keepForOffline());
}
if (main !== null && form !== null) void bringToLife(main, form);

async function bringToLife(main: HTMLElement, form: HTMLFormElement): Promise<void> {
  markDays(document);
  startGridKeys(main);
  if (main.matches('.artists')) startArtists(main, form);
  else await Programme.start(main, form);
  returnToPlace();
}

/** Keeps visitors on embedded pages: only addresses with `?embed` may be shown in another website's frame. */
function stayEmbedded(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link !== null && link.origin === location.origin && link.pathname.startsWith(page))
      link.search = '?embed';
  });
}

/** Makes the page readable offline. If the browser does not support or allow it, the page still works online. */
async function keepForOffline(): Promise<void> {
  if (window.top !== window || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(`${page}/sw.js`, { scope: page }).catch(() => undefined);
}
