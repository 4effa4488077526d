import {
  ProviderError,
  type AuthPort,
  type CodeChallenge,
  type Session,
  type SignInOutcome,
} from '@lineup/provider';

/** The calls of the port that a test may script; each starts with the behaviour named beside it. */
export type AuthScript = Omit<AuthPort, 'observe'>;

/** A fake sign-in: it does what the script says, and shows the session that the test sets. */
export interface FakeAuth extends AuthPort {
  /** Shows `session` to everybody who observes. */
  show(session: Session): void;
  /** The session shown last. */
  readonly session: Session;
}

export const administrator = { id: 'admin-1', email: 'admin@festival.example' };

export const signedIn: Session = { state: 'signedIn', user: administrator };
export const enrolling: Session = { state: 'enrolment', user: administrator };

/** A challenge as if a code had just been sent to a phone ending in 0100; `resendAt` is long past unless given. */
export function makeChallenge(given: Partial<CodeChallenge> = {}): CodeChallenge {
  return { phoneHint: '0100', codeSent: true, resendAt: 0, ...given };
}

/** Unless scripted: any password leads to a code, the code 123456 signs in or enrols, any other is `invalid-code`. */
export function createFakeAuth(first: Session, script: Partial<AuthScript> = {}): FakeAuth {
  const listeners = new Set<(session: Session) => void>();
  let session = first;
  const show = (next: Session) => {
    session = next;
    for (const listener of listeners) listener(next);
  };
  const finish = async (code: string) => {
    if (code !== '123456') throw new ProviderError('invalid-code');
    show(signedIn);
  };
  const usual: AuthScript = {
    retry: async () => undefined,
    async signIn(): Promise<SignInOutcome> {
      const challenge = makeChallenge();
      show({ state: 'secondFactor', challenge });
      return { kind: 'secondFactor', challenge, smsError: null };
    },
    resendCode: async () => makeChallenge(),
    verifyCode: finish,
    startEnrolment: async () => makeChallenge(),
    completeEnrolment: finish,
    reauthenticate: async () => undefined,
    sendPasswordReset: async () => undefined,
    signOut: async () => show({ state: 'signedOut' }),
  };
  return {
    ...usual,
    ...script,
    observe(listener) {
      listeners.add(listener);
      listener(session);
      return () => listeners.delete(listener);
    },
    show,
    get session() {
      return session;
    },
  };
}
