import type { AccountDirectory } from '@lineup/functions';
import { ProviderError } from '@lineup/provider';
import type { Auth } from './context.ts';
import { setPassword } from './passwords/set-password.ts';
import { missingPermission } from './sessions/permission.ts';

/** This server's accounts, as used by the functions that manage people. */
export function createAccountDirectory(auth: Auth, newId: () => string): AccountDirectory {
  const { db, accounts, sessions, documents, passwords } = auth;
  const requireAccountOf = (id: string): void => {
    if (accounts.byId(id) === null) throw new ProviderError('not-found', 'There is no such account');
  };
  return {
    list: async () =>
      accounts.all().map(({ id, email, createdAt, lastSeenAt, phone, disabled }) => ({
        id,
        email,
        since: createdAt,
        lastSeen: lastSeenAt,
        hasPhone: phone !== null,
        disabled,
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
    admit: async (email, password) => {
      const passwordHash = await passwords.hash(password);
      return db.transaction(() => {
        const known = accounts.byEmail(email);
        if (known !== null) {
          accounts.setPhone(known.id, null, null);
          setPassword(auth, known.id, passwordHash);
          return known.id;
        }
        const id = newId();
        accounts.add({ id, email, passwordHash });
        return id;
      });
    },
  };
}
