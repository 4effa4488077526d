import { testFaults } from '../../runner/test-faults.ts';
import { diskFullOnPublish } from './full-publish.ts';
import { killPublish } from './kill-publish.ts';
import { plannedRelease } from './planned-release.ts';

/** Faults while a lineup is published. */
testFaults([killPublish, diskFullOnPublish, plannedRelease]);
