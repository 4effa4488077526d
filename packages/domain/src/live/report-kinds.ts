/** What a stage manager can report. */
export const reportKinds = ['started', 'ended', 'moreTime'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** The minutes that a stage manager can ask for. */
export const reportedMinutes = [5, 10, 15] as const;

/** `superseded`: the same stage manager reported something else of the set before anyone answered. */
export const reportStates = ['open', 'accepted', 'declined', 'superseded'] as const;
