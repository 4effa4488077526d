import type { AccountDirectory } from '@lineup/functions';
import { ProviderError } from '@lineup/provider';
import type { Auth } from './context.ts';
import { missingPermission } from './sessions/permission.ts';

/** The accounts of this server, as the functions about people see them. */
export function createAccountDirectory({ db, accounts, sessions, documents }: Auth): AccountDirectory {
  const requireAccountOf = (id: string): void => {
    if (accounts.byId(id) === null) throw new ProviderError('not-found', 'There is no such account');
  };
  return {
    list: async () =>
      accounts.all().map(({ id, email, createdAt, lastSeenAt, phone }) => ({
        id,
        email,
        since: createdAt,
        lastSeen: lastSeenAt,
        hasPhone: phone !== null,
      })),
    endSessions: async (id) => {
      requireAccountOf(id);
      db.transaction(() => sessions.endAll(id, missingPermission(documents, id)));
    },
    forgetPhone: async (id) => {
      requireAccountOf(id);
      db.transaction(() => {
        accounts.setPhone(id, null, null);
        sessions.endAll(id);
      });
    },
  };
}
