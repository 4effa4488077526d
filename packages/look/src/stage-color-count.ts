/** How many stage colours tokens.css has, `--stage-1` and so on; a thirteenth stage begins again. */
export const stageColorCount = 12;
