import { describePeopleContract } from '@lineup/provider/contract';
import { firebaseDifferences } from './firebase-differences.ts';
import { createFirebaseWorld } from './firebase-world.ts';

describePeopleContract({
  name: 'Firebase, on the emulators',
  differences: firebaseDifferences,
  create: createFirebaseWorld,
});
