import { describeArtistsContract } from '@lineup/provider/contract';
import { firebaseDifferences } from './firebase-differences.ts';
import { createFirebaseWorld } from './firebase-world.ts';

describeArtistsContract({
  name: 'Firebase, on the emulators',
  differences: firebaseDifferences,
  create: createFirebaseWorld,
});
