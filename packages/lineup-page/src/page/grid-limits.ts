/** The grid's style sheet has classes for this many rows and columns; anything beyond is placed at the edge. */
export const mostRows = 400;
export const mostColumns = 300;
/** Up to this many overlapping sets of a stage appear side by side. */
export const mostLanes = 9;
