import { formatLength } from '../time/format.ts';

/** Texts of a stage screen. A separate file; the screen loads no other texts. */
export const stageScreenMessages = {
  title: 'Stage screen',
  noScript: 'This screen needs JavaScript.',
  connecting: 'Connecting …',
  invalid: 'This link is no longer valid.',
  invalidHint: 'Ask the person who sent it for a new one.',
  throttled: 'This screen is asking too often. It goes on in a moment.',
  asOf: (time: string) => `As of ${time}`,
  asOfHint: 'No connection. The screen goes on counting.',
  toBeAnnounced: 'To be announced',
  now: 'Now',
  next: 'Next',
  nothingNow: 'Nothing is on',
  nothingNext: 'Nothing more today',
  closed: 'Closed',
  nothingFollowed: 'Nothing to follow today or tomorrow.',
  /** The label of the countdown, by its warning, so that it does not depend on colours alone. */
  left: {
    none: 'Time left',
    amber: 'Ends soon',
    red: 'Last minutes',
    over: 'Over time',
    start: 'Starts in',
  },
  late: (minutes: number) => (minutes < 0 ? `−${-minutes}` : `+${minutes}`),
  lateLong: (minutes: number) =>
    minutes === 0
      ? 'On time'
      : minutes < 0
        ? `${formatLength(-minutes)} early`
        : `${formatLength(minutes)} late`,
  span: (start: string, end: string) => `${start} – ${end}`,
  nextAt: (start: string) => `at ${start}`,
  message: 'Message to the stage',
  follow: {
    startsIn: (minutes: number, stage: string) => `in ${formatLength(minutes)} on ${stage}`,
    left: (minutes: number, stage: string) => `on now on ${stage}, ${formatLength(minutes)} left`,
    over: (minutes: number, stage: string) => `on now on ${stage}, ${formatLength(minutes)} over time`,
    ended: (stage: string) => `has ended on ${stage}`,
  },
  report: {
    title: 'Report',
    started: 'Started',
    ended: 'Ended',
    moreTime: (minutes: number) => `We need ${minutes} more minutes`,
    open: (time: string) => `Sent ${time}`,
    accepted: 'Accepted',
    declined: 'Declined',
    superseded: 'Replaced by a later report',
    sending: 'Sending …',
    failed: 'Not sent. Please try again.',
    tooMany: 'Too many reports. Please wait a minute.',
    refused: 'This can’t be reported now.',
  },
} as const;
