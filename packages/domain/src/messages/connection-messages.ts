import { messages } from './messages.ts';

/** Texts shown while requests do not reach the server. */
export const connectionMessages = {
  offline: {
    title: 'You are offline',
    text: 'Changes cannot be saved until the connection is back.',
  },
  unreachable: {
    title: messages.provider.unreachableTitle,
    text: 'The portal tries again every few seconds.',
  },
  maybeOutdated: 'What you see may be out of date.',
  asOf: (when: string) => `What you see is as of ${when}.`,
} as const;
