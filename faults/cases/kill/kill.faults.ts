import { testFaults } from '../../runner/test-faults.ts';
import { killCover } from './cover.ts';
import { killDeletion } from './deletion.ts';
import { killEventSave } from './event-save.ts';
import { killFirstStart } from './first-start.ts';
import { killImportRows } from './import-rows.ts';
import { killImport2000, killImport500 } from './import-save.ts';
import { killMigration } from './migration.ts';
import { killProcessing } from './processing.ts';
import { killSignIn } from './sign-in.ts';
import { killUndoImport } from './undo-import.ts';
import { killUpload } from './upload.ts';

/** The server is killed at random moments; at least 200 times in total in the long form. */
testFaults([
  killSignIn,
  killEventSave,
  killImport500,
  killImport2000,
  killUndoImport,
  killImportRows,
  killUpload,
  killCover,
  killProcessing,
  killDeletion,
  killFirstStart,
  killMigration,
]);
