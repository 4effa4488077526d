import { testFaults } from '../../runner/test-faults.ts';
import { newerVersion } from './newer-version.ts';
import { backupUnderLoad } from './under-load.ts';

/** Backups and their purpose. */
testFaults([backupUnderLoad, newerVersion]);
