import type { PictureVersion } from '@lineup/domain';
import type { ReadingProvider } from '@lineup/provider';
import type { Recorder } from './changes/recorder.ts';
import { FestivalsService } from './festivals/festivals.ts';

/** What the services take from their surroundings. */
export interface Surroundings {
  /** The time now, in milliseconds since the epoch. */
  readonly now: () => number;
  /** A random number from 0 (included) to 1. */
  readonly random: () => number;
}

/** The calls that all pages behind the sign-in need. */
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
