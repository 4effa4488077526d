import { isProviderError, ProviderError } from '@lineup/provider';
import { onAuthStateChanged, type Auth } from 'firebase/auth';

/** What requests for documents, files and functions need from the session. */
export interface SessionGate {
  /** Returns the id of the signed-in user, after restoring the stored session. Fails with `unauthenticated`. */
  requireUser(): Promise<string>;
  /**
   * Determines what an error means: the rules reject an ended session with the same error as one without permission.
   */
  explain(failure: ProviderError): Promise<ProviderError>;
  /**
   * Calls `listener` once when `userId` is no longer signed in, until the returned function is called. Observers of the
   * session are notified before.
   */
  whenGone(userId: string, listener: () => void): () => void;
}

export interface SessionGateDependencies {
  readonly auth: Auth;
  /** Ends a session that the users record no longer allows; returns whether a user is still signed in. May fail. */
  readonly confirmSession: () => Promise<boolean>;
}

export function createSessionGate({ auth, confirmSession }: SessionGateDependencies): SessionGate {
  return {
    requireUser: async () => {
      await auth.authStateReady();
      const user = auth.currentUser;
      if (user === null) throw new ProviderError('unauthenticated', 'Nobody is signed in');
      return user.uid;
    },
    explain: async (failure) => {
      if (!isProviderError(failure, 'permission-denied')) return failure;
      // If the record cannot be reached, only the rejection is known.
      if (await confirmSession().catch(() => true)) return failure;
      return new ProviderError('unauthenticated', 'The session has ended', { cause: failure });
    },
    whenGone: (userId, listener) => {
      let gone = false;
      const stop = onAuthStateChanged(auth, (user) => {
        if (gone || user?.uid === userId) return;
        gone = true;
        void confirmSession()
          .catch(() => false)
          .then(listener);
      });
      return stop;
    },
  };
}

/** Runs the work for the signed-in user; errors become ProviderErrors, explained by the session where it can. */
export async function forUser<Result>(
  session: SessionGate,
  work: (userId: string) => Promise<Result>,
  failureOf: (error: unknown) => ProviderError,
): Promise<Result> {
  const userId = await session.requireUser();
  try {
    return await work(userId);
  } catch (error) {
    throw await session.explain(failureOf(error));
  }
}
