import type { ReadingProvider } from '@lineup/provider';
import { createEnrollment } from './accounts/enrollment.ts';
import { createSignIn } from './accounts/sign-in.ts';
import { createUsers } from './accounts/users.ts';

/** The services of sign-in and of the session behind every page. */
export function createEntryServices(provider: ReadingProvider) {
  return {
    signIn: createSignIn(provider.auth),
    enrollment: createEnrollment(provider.auth),
    users: createUsers(provider),
  };
}

export type EntryServices = ReturnType<typeof createEntryServices>;
