/** The kinds of report that a stage manager can send. */
export const reportKinds = ['started', 'ended', 'moreTime'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** The amounts of extra time, in minutes, that a stage manager can request. */
export const reportedMinutes = [5, 10, 15] as const;

/** `superseded`: the same stage manager sent another report about the set before this one was answered. */
export const reportStates = ['open', 'accepted', 'declined', 'superseded'] as const;
