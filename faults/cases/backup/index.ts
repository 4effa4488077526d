import type { FaultCase } from '../../runner/fault-case.ts';
import { newerVersion } from './newer-version.ts';
import { backupUnderLoad } from './under-load.ts';

/** Backups and what they are for. */
export const backupCases: readonly FaultCase[] = [backupUnderLoad, newerVersion];
