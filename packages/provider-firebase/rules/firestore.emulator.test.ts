import { afterAll, afterEach, describe } from 'vitest';
import { describeAccess } from './suites/access.ts';
import { describeBulk } from './suites/bulk.ts';
import { covering, describeCoverage } from './suites/coverage.ts';
import { describeDocuments } from './suites/documents.ts';
import { describeRecords } from './suites/records.ts';
import { describeStamps } from './suites/stamps.ts';
import { describeSurroundings } from './suites/surroundings.ts';
import { describeVersions } from './suites/versions.ts';
import type { Coverage } from './testing/coverage.ts';
import { openRulesWorld } from './testing/rules-world.ts';

describe('the rules of Firestore', () => {
  const world = openRulesWorld('demo-rules');
  const coverage: Coverage = new Map();
  covering(coverage, world, describeAccess, afterAll);
  covering(coverage, world, describeDocuments, afterEach);
  covering(coverage, world, describeVersions, afterAll);
  covering(coverage, world, describeStamps, afterAll);
  covering(coverage, world, describeSurroundings, afterAll);
  covering(coverage, world, describeRecords, afterAll);
  describeCoverage(coverage);
  describeBulk(openRulesWorld('demo-rules-bulk'));
});
