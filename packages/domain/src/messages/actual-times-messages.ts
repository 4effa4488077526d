/** What the report says of a festival that was played. Apart from the other texts, so that only it loads them. */
export const actualTimesMessages = {
  title: 'Planned and actual times',
  csv: 'Export CSV',
  csvName: 'actual times',
  empty: 'No actual times recorded yet.',
  emptyAdvice:
    'They are recorded on the show day: on this tab, say when a set starts and when it ends. This report then compares them with the plan.',
  days: 'Festival days',
  columns: {
    artist: 'Artist',
    planned: 'Planned',
    actual: 'Actual',
    start: 'Start',
    end: 'End',
  },
  /** What is known of how a set was played. */
  record: {
    recorded: 'recorded',
    notRecorded: 'not recorded',
    cancelled: 'cancelled',
    replaced: 'replaced',
  },
  notRecorded: 'Not recorded',
  startNotRecorded: 'start not recorded',
  endNotRecorded: 'end not recorded',
  announced: (span: string) => `announced ${span}`,
  late: lateText,
  /** What a screen reader hears in a list without columns. */
  startLate: (late: string) => `Start ${late}`,
  endLate: (late: string) => `End ${late}`,
  summary: {
    recorded: (n: number, of: number) => `${n} of ${of} sets recorded`,
    late: (median: number, greatest: number) =>
      `starts ${lateText(median)} in the median, ${lateText(greatest)} at most`,
    end: (minutes: number) => `last set ended ${lateText(minutes)}`,
    greatestEnd: (minutes: number) => `last set of a day ended ${lateText(minutes)} at most`,
    cancelled: (n: number) => `${n} cancelled`,
    replaced: (n: number) => `${n} replaced`,
  },
  plot: {
    legendPlanned: 'Planned',
    legendActual: 'Actual',
    alternative: (day: string, stages: readonly string[]) =>
      `Planned and actual times on ${day}, each stage on a line. ${stages.join(' ')} The tables below have all times.`,
    stage: (stage: string, summary: string) => `${stage}: ${summary}.`,
  },
} as const;

/** "5 min late", "3 min early" or "on time". */
function lateText(minutes: number): string {
  if (minutes === 0) return 'on time';
  return minutes > 0 ? `${minutes} min late` : `${-minutes} min early`;
}
