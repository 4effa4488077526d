import { describe, expect, it } from 'vitest';
import { parseOptions } from '@node-rs/argon2';
import { argonPasswords } from './passwords.ts';

describe('passwords', () => {
  it('are stored as argon2id hashes of the chosen cost and recognised', async () => {
    const hash = await argonPasswords.hash('correct horse');
    expect(hash).toMatch(/^\$argon2id\$/u);
    expect(parseOptions(hash)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect(await argonPasswords.verify(hash, 'correct horse')).toBe(true);
    expect(await argonPasswords.verify(hash, 'correct house')).toBe(false);
  });

  it('are never right without an account', async () => {
    expect(await argonPasswords.verify(null, '')).toBe(false);
  });
});
