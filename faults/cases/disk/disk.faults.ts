import { testFaults } from '../../runner/test-faults.ts';
import { corruptDatabase } from './corrupt-database.ts';
import { missingDataFolder } from './data-folder.ts';
import { diskFullOnSave } from './full-save.ts';
import { diskFullOnUpload } from './full-upload.ts';
import { lockedDatabase } from './locked-database.ts';
import { movedClock } from './moved-clock.ts';
import { otherMode } from './other-mode.ts';
import { readOnlyDataFolder } from './read-only-folder.ts';
import { twoProcesses } from './two-processes.ts';

/** Faults of the disk, the data folder and the clock. */
testFaults([
  diskFullOnSave,
  diskFullOnUpload,
  lockedDatabase,
  missingDataFolder,
  readOnlyDataFolder,
  otherMode,
  corruptDatabase,
  movedClock,
  twoProcesses,
]);
