import { describe, expect, it } from 'vitest';
import { codeMessage, hashCode, isCode, newCode, sameHash } from './codes.ts';

const secret = new Uint8Array(32).fill(1);

describe('codes', () => {
  it('have six digits, always', () => {
    for (let n = 0; n < 200; n += 1) expect(newCode()).toMatch(/^\d{6}$/u);
  });

  it.each(['12345', '1234567', '12345a', ' 123456', '١٢٣٤٥٦', ''])('are not %j', (text) => {
    expect(isCode(text)).toBe(false);
  });

  it('stand alone in their message as a run of six digits', () => {
    expect(codeMessage('012345').match(/\d{6}/gu)).toEqual(['012345']);
  });

  it('have another hash for another session and another server', () => {
    const hash = hashCode(secret, 'session', '123456');
    expect(sameHash(hash, hashCode(secret, 'session', '123456'))).toBe(true);
    expect(sameHash(hash, hashCode(secret, 'other', '123456'))).toBe(false);
    expect(sameHash(hash, hashCode(new Uint8Array(32), 'session', '123456'))).toBe(false);
    expect(sameHash(hash, hash.slice(1))).toBe(false);
  });
});
