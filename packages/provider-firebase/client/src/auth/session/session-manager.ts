import type { Session } from '@lineup/provider';
import { onIdTokenChanged, signOut, type User } from 'firebase/auth';
import type { AuthDependencies } from '../dependencies.ts';
import { createRecordFollower, type RecordFollower } from './record-follower.ts';
import {
  createSessionEntry,
  checkUser,
  refusalOf,
  type SessionCheck,
  type SessionEntry,
} from './session-entry.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';
import { createTurns, type Turn } from './turns.ts';

/** How long another tab's change of the phone may take to reach this one, and the pause after a lost connection. */
const patienceMs = 2000;

/** Keeps the portal's session in step with the SDK's user and with the users record. */
export interface SessionManager {
  readonly store: SessionStore;
  /**
   * Runs a step of sign-in; what the SDK reports during it is checked when it is over. A step that is overtaken by another
   * one, or by the end of the session, changes nothing more and fails with `cancelled`.
   */
  step<Result>(work: (step: Step) => Promise<Result>): Promise<Result>;
  /** Signs out here and forgets every pending step. */
  readonly end: () => Promise<void>;
  /** Checks the session by the record as it is now; returns whether anybody is still signed in. Fails with `unavailable`. */
  readonly confirm: () => Promise<boolean>;
}

export interface Step {
  become(session: Session): void;
  /** Lets `user` in as far as the record allows; else signs out and fails, with `not-an-administrator` as a rule. */
  admit(user: User): Promise<'signedIn' | 'enrolment'>;
}

export type SessionManagerDependencies = Pick<
  AuthDependencies,
  'auth' | 'readOwnRecord' | 'watchOwnRecord' | 'pause' | 'overdue'
> & {
  /** Is called when a session ends, to forget what is pending. */
  readonly onEnd: () => void;
};

export function createSessionManager(dependencies: SessionManagerDependencies): SessionManager {
  const { auth, readOwnRecord, watchOwnRecord, pause, overdue, onEnd } = dependencies;
  const store = createSessionStore();
  const entry = createSessionEntry(store);
  const follower = createRecordFollower(watchOwnRecord, {
    onRecord: () => void reconsider(),
    onEnd: () => void end(),
  });
  const turns = createTurns(() => void reconsider());
  let looks = Promise.resolve();

  const end = async (check: SessionCheck | null = null) => {
    turns.overtake();
    onEnd();
    follower.stop();
    await signOut(auth);
    entry.leave(check);
  };

  /** Looks at the SDK's user and their record again; one look after the other. */
  const reconsider = (): Promise<void> => {
    const look = looks.then(() => consider(true));
    looks = look.catch(() => undefined);
    return look;
  };
  const consider = async (patient: boolean): Promise<void> => {
    if (turns.areTaken()) return;
    const user = auth.currentUser;
    if (user === null) return forgetUser();
    follower.follow(user.uid);
    const record = follower.record();
    // It has not been learned of yet; when it is, this is asked again.
    if (record === undefined) return;
    const check = await checkUser(user, record).catch(() => null);
    if (turns.areTaken() || auth.currentUser !== user) return;
    if (check !== null && entry.enter(check) !== null) return;
    // Where the token cannot be renewed for want of a connection, nothing is known.
    const isDoubtful = check === null || (check.judgement === 'otherPhone' && patient);
    if (!isDoubtful) return end(check);
    await pause(patienceMs);
    await consider(check === null);
  };
  const forgetUser = () => {
    follower.stop();
    const { state } = store.current();
    // A sign-in that waits for its code has no user yet; and what has ended a session stays said.
    if (state !== 'secondFactor' && state !== 'signedOut') entry.leave();
  };

  overdue(() => {
    if (store.current().state === 'loading') store.become({ state: 'unreachable' });
  });
  onIdTokenChanged(auth, () => void reconsider());
  return {
    store,
    end: () => end(),
    step: (work) =>
      turns.take(async (turn) => {
        await auth.authStateReady();
        const leave = () => (turn.isCurrent() ? end() : signOut(auth));
        return work(createStep(turn, { readOwnRecord, follower, entry, store, leave }));
      }),
    confirm: async () => {
      await auth.authStateReady();
      await turns.over();
      const user = auth.currentUser;
      if (user === null) {
        await reconsider();
        return false;
      }
      follower.follow(user.uid, await readOwnRecord(user.uid));
      await reconsider();
      return auth.currentUser !== null;
    },
  };
}

interface StepDependencies {
  readonly readOwnRecord: AuthDependencies['readOwnRecord'];
  readonly follower: RecordFollower;
  readonly entry: SessionEntry;
  readonly store: SessionStore;
  /** Signs out where the user is not let in. */
  readonly leave: () => Promise<void>;
}

function createStep(turn: Turn, dependencies: StepDependencies): Step {
  return {
    become: (session) => {
      turn.requireCurrent();
      dependencies.store.become(session);
    },
    admit: async (user) => {
      try {
        return await admit(user, turn, dependencies);
      } catch (error) {
        await dependencies.leave();
        throw error;
      }
    },
  };
}

/** Lets the user in as far as their record allows, or fails; so it does if another step has overtaken this one. */
async function admit(
  user: User,
  turn: Turn,
  { readOwnRecord, follower, entry }: StepDependencies,
): Promise<'signedIn' | 'enrolment'> {
  const record = await readOwnRecord(user.uid);
  const check = await checkUser(user, record);
  turn.requireCurrent();
  follower.follow(user.uid, record);
  const state = entry.enter(check);
  if (state === null) throw refusalOf(check);
  return state;
}
