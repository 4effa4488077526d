import { isProviderError, ProviderError } from '@lineup/provider';
import { onAuthStateChanged, type Auth } from 'firebase/auth';

/** What requests for documents, files and functions ask of the session. */
export interface SessionGate {
  /** The id of who is signed in here, after whatever the browser has stored is restored. Fails with `unauthenticated`. */
  requireUser(): Promise<string>;
  /** What a failure means: the rules refuse a session that has ended in the same words as one that may not. */
  explain(failure: ProviderError): Promise<ProviderError>;
  /**
   * Calls `listener` once when `userId` is no longer who is signed in, until the returned function is called. Who follows
   * the session has learned of its end before.
   */
  whenGone(userId: string, listener: () => void): () => void;
}

export interface SessionGateDependencies {
  readonly auth: Auth;
  /** Ends a session that the users record no longer allows; returns whether anybody is still signed in. May fail. */
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
      // Where the record is out of reach, the refusal is all that is known.
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

/** Does the work for whom somebody is signed in; failures are reported in the port's words, as far as the session explains it. */
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
