// Runs before the first paint, so that a chosen light or dark ground never flashes the other one first.
(() => {
  let chosen = null;
  try {
    chosen = window.localStorage.getItem('color-scheme');
  } catch {
    // Storage is blocked: the system's preference decides.
  }
  const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = chosen === 'light' || chosen === 'dark' ? chosen : dark ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
})();
