/**
 * The number of stage colours in tokens.css, `--stage-1` and so on; the thirteenth stage starts over with the first.
 */
export const stageColorCount = 12;
