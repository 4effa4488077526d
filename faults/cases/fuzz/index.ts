import type { FaultCase } from '../../runner/fault-case.ts';
import { csvFormulas } from './formulas.ts';
import { readerCases } from './readers.ts';
import { documentRoutes } from './routes.ts';
import { datesAndTimes } from './times.ts';

/** Inputs that nobody would think of; a million of them in the long form. */
export const fuzzCases: readonly FaultCase[] = [...readerCases, csvFormulas, datesAndTimes, documentRoutes];
