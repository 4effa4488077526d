import { testFaults } from '../../runner/test-faults.ts';
import { csvFormulas } from './formulas.ts';
import { readerCases } from './readers.ts';
import { documentRoutes } from './routes.ts';
import { datesAndTimes } from './times.ts';

/** Random inputs that no one would think of; a million of them in the long form. */
testFaults([...readerCases, csvFormulas, datesAndTimes, documentRoutes]);
