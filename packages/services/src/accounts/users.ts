import { adminPermission, isAdministrator, messages, paths, type UserRecord } from '@lineup/domain';
import {
  isProviderError,
  type AuthUser,
  type DocumentSnapshot,
  type ReadingProvider,
  type Session,
} from '@lineup/provider';
import { reading, userRecordFrom } from '../commits/records.ts';
import { sessionEndTexts } from '../service-error.ts';

/** The signed-in administrator: the account merged with its users record. */
export type CurrentUser = AuthUser & UserRecord;

/** The provider's session, with the administrator's record if signed in. */
export type PortalSession =
  Exclude<Session, { state: 'signedIn' }> | { readonly state: 'signedIn'; readonly user: CurrentUser };

/** Access to users records: the user's own is read at every change of the session. */
export function createUsers(provider: ReadingProvider) {
  const recordFrom = (snapshot: DocumentSnapshot | null): UserRecord | null =>
    snapshot === null ? null : userRecordFrom(snapshot);
  const read = async (id: string): Promise<UserRecord | null> =>
    recordFrom(await provider.documents.get(paths.user(id)));

  return {
    /** Returns one users record, or null if there is none. */
    read,

    /** Retries an unreachable session immediately. */
    retrySession: () => provider.auth.retry(),

    /**
     * Follows the session. Users whose record is missing or lacks the admin permission are signed out, and `onDenied`
     * gets the reason, also if the provider noticed first; `listener` then gets `signedOut`. While the record cannot be
     * reached, the provider's session counts, which admits only administrators; the record is checked as soon as it can
     * be read.
     */
    observeSession(
      listener: (session: PortalSession) => void,
      onDenied: (message: string) => void,
    ): () => void {
      let turn = 0;
      let stopFollowing = (): void => undefined;
      const deny = async (message: string) => {
        onDenied(message);
        await provider.auth.signOut().catch(() => listener({ state: 'signedOut' }));
      };
      const judge = (user: AuthUser, record: UserRecord | null) => {
        if (record === null) return deny(messages.access.profileNotFound);
        if (!isAdministrator(record)) return deny(messages.access.denied);
        return listener({ state: 'signedIn', user: { ...record, ...user } });
      };
      const letInForNow = (user: AuthUser) => {
        listener({ state: 'signedIn', user: { permissions: [adminPermission], ...user } });
        const isUnreadable = () => void deny(messages.access.permissionCheckFailed);
        stopFollowing = provider.documents.watchDocument(
          paths.user(user.id),
          reading(recordFrom, (record) => void judge(user, record), isUnreadable),
          // Either the record is still out of reach, or the session ended, which is reported anyway.
          () => undefined,
        );
      };
      const check = async (user: AuthUser, mine: number) => {
        const found = await read(user.id).then(
          (record) => ({ record }),
          (error: unknown) => ({ error }),
        );
        if (mine !== turn) return;
        if ('record' in found) return void judge(user, found.record);
        if (isProviderError(found.error, 'unavailable')) return letInForNow(user);
        return deny(messages.access.permissionCheckFailed);
      };
      return provider.auth.observe((session) => {
        turn += 1;
        stopFollowing();
        stopFollowing = () => undefined;
        if (session.state === 'signedIn') return void check(session.user, turn);
        if (session.state === 'signedOut' && session.because) onDenied(sessionEndTexts[session.because]);
        return listener(session);
      });
    },
  };
}

export type UsersService = ReturnType<typeof createUsers>;
