import { isAdministrator, messages, paths, type UserRecord } from '@lineup/domain';
import type { AuthUser, Provider, Session } from '@lineup/provider';
import { userRecordFrom } from './records.ts';

/** The signed-in administrator: the account merged with its users record. */
export type CurrentUser = AuthUser & UserRecord;

/** The provider's session, with the administrator where one is signed in. */
export type PortalSession =
  Exclude<Session, { state: 'signedIn' }> | { readonly state: 'signedIn'; readonly user: CurrentUser };

/** The users records: one's own is read at every change of the session. */
export function createUsers(provider: Provider) {
  async function read(id: string): Promise<UserRecord | null> {
    const snapshot = await provider.documents.get(paths.user(id));
    return snapshot === null ? null : userRecordFrom(snapshot);
  }

  return {
    /** One users record, or null where there is none. */
    read,

    /**
     * Follows the session. Somebody whose record is gone or lacks the admin permission is signed out and told why
     * through `onDenied`; `listener` then hears `signedOut`.
     */
    observeSession(
      listener: (session: PortalSession) => void,
      onDenied: (message: string) => void,
    ): () => void {
      let turn = 0;
      const deny = async (message: string) => {
        onDenied(message);
        await provider.auth.signOut().catch(() => listener({ state: 'signedOut' }));
      };
      const check = async (user: AuthUser, mine: number) => {
        const record = await read(user.id).catch(() => 'unreadable' as const);
        if (mine !== turn) return;
        if (record === 'unreadable') return deny(messages.access.permissionCheckFailed);
        if (record === null) return deny(messages.access.profileNotFound);
        if (!isAdministrator(record)) return deny(messages.access.denied);
        listener({ state: 'signedIn', user: { ...record, ...user } });
      };
      return provider.auth.observe((session) => {
        turn += 1;
        if (session.state === 'signedIn') void check(session.user, turn);
        else listener(session);
      });
    },
  };
}

export type UsersService = ReturnType<typeof createUsers>;
