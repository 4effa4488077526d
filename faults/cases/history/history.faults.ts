import { testFaults } from '../../runner/test-faults.ts';
import { damagedRecord } from './damaged-record.ts';
import { recordedFiles } from './recorded-files.ts';
import { undoOnce } from './undo-once.ts';

/** Faults in the history of a festival and during an undo. */
testFaults([undoOnce, damagedRecord, recordedFiles]);
