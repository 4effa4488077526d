import { afterAll, beforeAll } from 'vitest';
import { testFaults } from '../../runner/test-faults.ts';
import { openReleases } from '../../support/release/releases.ts';
import { imageSteps } from './image-steps.ts';
import { interruptedUpgrade } from './interrupted-upgrade.ts';
import { scheduledBackup } from './scheduled-backup.ts';
import { upgradeAndBack } from './upgrade.ts';

const releases = openReleases();
beforeAll(async () => void (await releases.get()), 240_000);
afterAll(() => releases.close());

/** The archive of a release on separate machines. */
testFaults([
  upgradeAndBack(releases),
  interruptedUpgrade(releases),
  imageSteps(releases),
  scheduledBackup(releases),
]);
