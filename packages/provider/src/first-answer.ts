/** So long, in milliseconds, a page waits for the first answer before it is told that there is none. */
export const firstAnswerMs = 6000;

/** Calls `tell` once where the first answer is overdue, unless the returned function, which says that it came, was called before. */
export type Overdue = (tell: () => void) => () => void;
