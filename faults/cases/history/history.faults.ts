import { testFaults } from '../../runner/test-faults.ts';
import { damagedRecord } from './damaged-record.ts';
import { recordedFiles } from './recorded-files.ts';
import { undoOnce } from './undo-once.ts';

/** What may happen to the history of a festival and to an undo on its way. */
testFaults([undoOnce, damagedRecord, recordedFiles]);
