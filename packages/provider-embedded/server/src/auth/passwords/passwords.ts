import { createTurns } from '@lineup/functions/node';
import { availableParallelism } from 'node:os';

/** Hashes passwords, slowly on purpose. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a hash it takes just as long and returns false, so that timing does not reveal unknown accounts. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * The hash of 32 random bytes that are not stored anywhere, made with `cost`; an account with it has no password yet.
 */
export const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$hrSNwVvo20KGSTYNP6OUJA$6IZZmOeEUjpl7eRZkidhlaAXt9JtCWm5dleG8AhUGvo';

/**
 * Node.js has four threads for all slow work, including files and compression; one is always left for those. More
 * hashes at a time than processors would only compete for them.
 */
const inTurn = createTurns(Math.max(1, Math.min(availableParallelism(), 3)));

/** Loaded for the first password. */
const library = () => import('@node-rs/argon2');

export const argonPasswords: Passwords = {
  hash: async (password) => {
    const { hash } = await library();
    return inTurn(() => hash(password, cost));
  },
  verify: async (passwordHash, password) => {
    const { verify } = await library();
    const right = await inTurn(() => verify(passwordHash ?? dummyHash, password));
    return right && passwordHash !== null;
  },
};
