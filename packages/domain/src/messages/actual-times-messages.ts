/** Texts of the report on planned and actual times. A separate file, so that only the report loads them. */
export const actualTimesMessages = {
  title: 'Planned and actual times',
  csv: 'Export CSV',
  /** Part of the file name. */
  csvName: 'actual times',
  empty: 'No actual times recorded yet.',
  emptyAdvice:
    'Started and Ended on the board record them on the show day. This report then compares them with the plan.',
  days: 'Festival days',
  allDays: 'All days',
  columns: {
    stage: 'Stage',
    artist: 'Artist',
    planned: 'Planned',
    actual: 'Actual',
    start: 'Start',
    end: 'End',
    recorded: 'Recorded',
    median: 'Median start',
    greatest: 'Latest start',
    lastEnd: 'End of the day',
    notPlayed: 'Not played',
  },
  /** How much is recorded about a set. */
  record: {
    recorded: 'recorded',
    notRecorded: 'not recorded',
    cancelled: 'cancelled',
    replaced: 'replaced',
  },
  notRecorded: 'Not recorded',
  startNotRecorded: 'start not recorded',
  endNotRecorded: 'end not recorded',
  announced: (span: string) => `Moved on the day to ${span}`,
  late: lateText,
  recordedOf: (n: number, all: number) => `${n} of ${all}`,
  notPlayed: notPlayedText,
  summary: {
    recorded: (n: number, all: number) => `${n} of ${all === 1 ? '1 set' : `${all} sets`} recorded`,
    median: (minutes: number) => `median start ${lateText(minutes)}`,
    greatest: (minutes: number) => `latest start ${lateText(minutes)}`,
    end: (minutes: number) => `last set ended ${lateText(minutes)}`,
  },
  plot: {
    planned: 'Planned',
    actual: 'Actual',
    alternative: (day: string, summary: string) =>
      `Planned and actual times of each stage on ${day}: ${summary}. The tables below have all times.`,
  },
} as const;

/** "5 min late", "3 min early" or "on time". */
function lateText(minutes: number): string {
  if (minutes === 0) return 'on time';
  return minutes > 0 ? `${minutes} min late` : `${-minutes} min early`;
}

/** "2 cancelled, 1 replaced"; empty if there are none. */
function notPlayedText(cancelled: number, replaced: number): string {
  const parts = [cancelled > 0 && `${cancelled} cancelled`, replaced > 0 && `${replaced} replaced`];
  return parts.filter(Boolean).join(', ');
}
