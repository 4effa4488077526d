import type { PictureVersion } from '@lineup/domain';
import type { ReadingProvider } from '@lineup/provider';
import type { Recorder } from './changes/recorder.ts';
import { FestivalsService } from './festivals/festivals.ts';

/** What the services need from their environment. */
export interface Surroundings {
  /** The current time, in milliseconds since the epoch. */
  readonly now: () => number;
  /** A random number from 0 to 1 (exclusive). */
  readonly random: () => number;
}

/** The services for all pages behind the sign-in. */
export function createWorkServices(provider: ReadingProvider, recorder: Recorder, { now }: Surroundings) {
  return {
    recorder,
    festivals: new FestivalsService(provider, recorder, now),
    pictures: {
      /** The address of a version of a stored picture; see the port's `pictureUrl`. */
      version: (url: string, version: PictureVersion) => provider.files.pictureUrl(url, version),
    },
  };
}

export type WorkServices = ReturnType<typeof createWorkServices>;
