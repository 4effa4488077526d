import { describe, expect, it } from 'vitest';
import { requireEmail, requireNewPassword } from './account-rules.ts';
import { AdministrationError } from './administration.ts';

describe('a new password', () => {
  it.each(['twelve chars', '🎪'.repeat(12), 'x'.repeat(1024)])('may be %j', (password) => {
    expect(requireNewPassword(password)).toBe(password);
  });

  it.each(['', 'eleven char', '🎪'.repeat(11), 'x'.repeat(1025)])('may not be %j', (password) => {
    expect(() => requireNewPassword(password)).toThrow(AdministrationError);
  });
});

describe('an e-mail address', () => {
  it('is stored in lower case, without white space around it', () => {
    expect(requireEmail(' Ada@Festival.Example ')).toBe('ada@festival.example');
  });

  it.each(['', 'ada', 'ada@', 'a b@c.example', `${'a'.repeat(250)}@c.example`])('is not %j', (text) => {
    expect(() => requireEmail(text)).toThrow(AdministrationError);
  });
});
