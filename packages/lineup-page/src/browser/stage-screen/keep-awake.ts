/** Keeps the display on while the page is visible, if the browser supports it. */
export function keepAwake(): void {
  const ask = () => {
    if (document.visibilityState !== 'visible') return;
    // Refused on a low battery, for example; then the device may sleep.
    navigator.wakeLock?.request('screen').catch(() => undefined);
  };
  document.addEventListener('visibilitychange', ask);
  ask();
}
