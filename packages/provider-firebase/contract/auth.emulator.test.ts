import { describeAuthContract } from '@lineup/provider/contract';
import { createFirebaseWorld } from './firebase-world.ts';
import { firebaseDifferences } from './firebase-differences.ts';

describeAuthContract({
  name: 'Firebase, on the emulators',
  differences: firebaseDifferences,
  create: createFirebaseWorld,
});
