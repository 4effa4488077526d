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

/** Keeps the portal's session in sync with the SDK's user and the users record. */
export interface SessionManager {
  readonly store: SessionStore;
  /**
   * Runs a step of sign-in; changes that the SDK reports during the step are checked afterwards. If another step or the
   * end of the session overtakes it, the step changes nothing more and fails with `cancelled`.
   */
  step<Result>(work: (step: Step) => Promise<Result>): Promise<Result>;
  /** Signs out here and discards every pending step. */
  readonly end: () => Promise<void>;
  /**
   * Checks the session against the current record; returns whether a user is still signed in. Fails with `unavailable`.
   */
  readonly confirm: () => Promise<boolean>;
}

export interface Step {
  become(session: Session): void;
  /** Admits `user` as far as the record allows; otherwise signs out and fails, usually with `not-an-administrator`. */
  admit(user: User): Promise<'signedIn' | 'enrolment'>;
}

export type SessionManagerDependencies = Pick<
  AuthDependencies,
  'auth' | 'readOwnRecord' | 'watchOwnRecord' | 'pause' | 'overdue'
> & {
  /** Called when a session ends, to discard pending steps. */
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

  /** Checks the SDK's user and their record again; checks run one after the other. */
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
    // The record is not known yet; this runs again once it is.
    if (record === undefined) return;
    const check = await checkUser(user, record).catch(() => null);
    if (turns.areTaken() || auth.currentUser !== user) return;
    if (check !== null && entry.enter(check) !== null) return;
    // If the token cannot be renewed without a connection, nothing is known.
    const isDoubtful = check === null || (check.judgement === 'otherPhone' && patient);
    if (!isDoubtful) return end(check);
    await pause(patienceMs);
    await consider(check === null);
  };
  const forgetUser = () => {
    follower.stop();
    const { state } = store.current();
    // A sign-in that waits for its code has no user yet, and the reason of an ended session remains.
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
  /** Signs out a rejected user. */
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

/** Admits the user as far as their record allows, or fails; also fails if another step has overtaken this one. */
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
