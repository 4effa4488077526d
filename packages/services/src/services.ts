import type { PictureWidth } from '@lineup/domain';
import type { Provider } from '@lineup/provider';
import { createEnrollment } from './enrollment.ts';
import { createEvents } from './events.ts';
import { createFestivalDetails } from './festival-details.ts';
import { createFestivalStages } from './festival-stages.ts';
import { createFestivals } from './festivals.ts';
import { createImports } from './imports.ts';
import { createSignIn } from './sign-in.ts';
import { createUploads } from './uploads.ts';
import { createUsers } from './users.ts';

/** What the services take from their surroundings. */
export interface Surroundings {
  /** The time now, in milliseconds since the epoch. */
  readonly now: () => number;
  /** A random number from 0 (included) to 1. */
  readonly random: () => number;
}

/** All calls of the product, on the given provider. */
export function createServices(provider: Provider, { now, random }: Surroundings) {
  return {
    signIn: createSignIn(provider.auth),
    enrollment: createEnrollment(provider.auth),
    users: createUsers(provider),
    festivals: createFestivals(provider, now),
    details: createFestivalDetails(provider),
    stages: createFestivalStages(provider),
    events: createEvents(provider, now),
    imports: createImports(provider.documents),
    uploads: createUploads(provider, now, random),
    pictures: {
      /** The address of a stored picture in at most this width; see the port's `pictureUrl`. */
      version: (url: string, width: PictureWidth) => provider.files.pictureUrl(url, width),
    },
  };
}

export type Services = ReturnType<typeof createServices>;
