// Stands in the document itself, before everything else: what need not wait for the pages' code is begun here.
(() => {
  // A chosen light or dark ground never flashes the other one first.
  let chosen = null;
  try {
    chosen = localStorage.getItem('color-scheme');
  } catch {
    // Storage is blocked: the system's preference decides.
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = chosen === 'light' || chosen === 'dark' ? chosen : dark ? 'dark' : 'light';
  document.documentElement.setAttribute('data-color-scheme', scheme);

  // Which provider, who is signed in, and the files and data of the page that follows from it. What a provider asks for, it
  // tells itself (early-requests.json). A failure is left to the pages' own requests, which say what to do.
  const { providers, pages } = JSON.parse(document.getElementById('first-data').textContent);
  const fetchFirst = (names = []) => {
    for (const href of names) {
      const link = document.createElement('link');
      const isStyle = href.endsWith('.css');
      link.rel = isStyle ? 'preload' : 'modulepreload';
      if (isStyle) link.as = 'style';
      link.crossOrigin = '';
      link.href = href;
      document.head.append(link);
    }
  };
  const ask = (path) => fetch(path, { credentials: 'same-origin', signal: AbortSignal.timeout(30_000) });
  const findProvider = async (response) => providers[(await response.clone().json()).provider];
  const askSession = ({ files, early: { session } }) => {
    fetchFirst(files);
    return session === undefined ? null : ask(session);
  };
  /** The head of the sign-in, until a page is there (design/entry/entry-head.ts). */
  const showEntryHead = () => {
    const [root, entry] = ['root', 'entry-page'].map((id) => document.getElementById(id));
    if (root === null || root.querySelector('main') !== null || entry === null) return;
    if (document.getElementById('entry-head') !== null) return;
    root.after(entry.content.cloneNode(true));
    for (const [index, bar] of document.querySelectorAll('#entry-head span').entries()) {
      bar.style.setProperty('--stage', `var(--stage-${index + 1})`);
    }
  };
  /** Whoever asks for the sign-in is hardly ever signed in: its head need not wait until the session says so. */
  const showEntryHeadEarly = () => {
    const isThere = () => document.querySelector('#entry-page ~ noscript') !== null;
    const show = (_, watch) => {
      if (!isThere()) return;
      watch.disconnect();
      showEntryHead();
    };
    if (isThere()) showEntryHead();
    else new MutationObserver(show).observe(document, { childList: true, subtree: true });
  };
  /**
   * The picture that stands large on the dashboard, so that it need not wait for the code that shows it. Which one that is
   * is decided there (dashboard/featured/next-festival.ts); the last of the list that is not over is it, but for a few hours
   * around the end of a festival, when one picture is asked for too early.
   */
  const fetchPicture = async (response) => {
    const { documents } = await response.clone().json();
    const [next] = documents.filter(({ data }) => data.endDate.seconds >= Date.now() / 1000).slice(-1);
    if (next?.data.imageURL) new Image().src = next.data.imageURL;
  };
  /** The first use of the calendar takes its time (packages/domain, time/zones/zone-offsets.ts), which there is while the code comes. */
  const wakeCalendar = () => setTimeout(() => new Intl.DateTimeFormat('en-US', { hour: 'numeric' }));
  /** As the provider will encode it, so that it finds the response by its own address. */
  const fill = (address, value) =>
    address.replace(/\{\w+\}/u, () => new URLSearchParams({ value }).toString().slice('value='.length));
  const fetchPage = async ([response, wanted]) => {
    const known = await response?.clone().json();
    const [pattern, files] = pages.find(([each]) => new RegExp(each, 'u').test(location.pathname)) ?? [];
    if (known?.state === 'signedIn') {
      const queries = wanted.pages[pattern] ?? [];
      const user = wanted.user === undefined ? [] : [fill(wanted.user, known.user.id)];
      for (const address of [...user, ...queries]) {
        early[address] = ask(address);
        early[address].catch(() => undefined);
      }
      fetchFirst(files);
      wakeCalendar();
      if (location.pathname === '/') early[queries[0]]?.then(fetchPicture).catch(() => undefined);
    }
    if (known?.state === 'signedOut') showEntryHead();
    else if (known !== undefined) document.getElementById('entry-head')?.remove();
  };

  if (location.pathname === '/login') showEntryHeadEarly();
  const config = ask('/config.json');
  const provider = config.then(findProvider);
  const session = provider.then(askSession);
  const early = { '/config.json': config };
  for (const { early: wanted } of Object.values(providers))
    if (wanted.session) early[wanted.session] = session;
  window.early = early;
  window.earlyPage = Promise.all([session, provider.then(({ early: wanted }) => wanted)])
    .then(fetchPage)
    .catch(() => undefined);
})();
