/** Tells the other tabs of this browser, which share the session cookie, that the session may have changed. */
export interface SessionChannel {
  announce(): void;
  /** Calls back for every announcement of another tab. */
  listen(listener: () => void): void;
}

/** The browser's own channel, or null where there is none. It is opened with its first use. */
export function browserSessionChannel(): SessionChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  let opened: BroadcastChannel | null = null;
  const channel = () => (opened ??= new BroadcastChannel('lineup-session'));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin by nature
    announce: () => channel().postMessage('changed'),
    listen: (listener) => channel().addEventListener('message', listener),
  };
}
