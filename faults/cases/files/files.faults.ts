import { testFaults } from '../../runner/test-faults.ts';
import { hostileLineupFiles } from './lineups.ts';
import { hostileFileNames } from './names.ts';
import { disguisedFiles, pixelFloods, sizesAtTheLimit } from './pictures.ts';
import { spreadsheetBombs } from './spreadsheets.ts';

/** Files that are too large, disguised, or badly named. */
testFaults([
  sizesAtTheLimit,
  disguisedFiles,
  pixelFloods,
  hostileFileNames,
  hostileLineupFiles,
  spreadsheetBombs,
]);
