import type { FaultCase } from '../runner/fault-case.ts';
import { attackCases } from './attacks/index.ts';
import { backupCases } from './backup/index.ts';
import { diskCases } from './disk/index.ts';
import { fileCases } from './files/index.ts';
import { fuzzCases } from './fuzz/index.ts';
import { killCases } from './kill/index.ts';
import { messageCases } from './messages/index.ts';
import { networkCases } from './network/index.ts';

/** Every case, in the order of the table. */
export const cases: readonly FaultCase[] = [
  ...killCases,
  ...diskCases,
  ...networkCases,
  ...messageCases,
  ...backupCases,
  ...attackCases,
  ...fileCases,
  ...fuzzCases,
];
