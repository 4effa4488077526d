/** So long, in milliseconds, a page waits for the first response before it is told that there is none. */
export const firstResponseMs = 6000;

/** Calls `tell` once where the first response is overdue, unless the returned function, which says that it came, was called before. */
export type Overdue = (tell: () => void) => () => void;
