/** The style sheet of the grid has classes for so many rows and columns; what lies beyond is drawn at the edge. */
export const mostRows = 400;
export const mostColumns = 300;
/** This many sets of a stage that overlap stand next to each other. */
export const mostLanes = 9;
