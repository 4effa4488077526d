import { expect, it } from 'vitest';
import { checkNewPassword } from './new-password.ts';

it.each(['twelve chars', '🎪'.repeat(12), 'x'.repeat(1024)])('a new password may be %j', (password) => {
  expect(checkNewPassword(password)).toBeNull();
});

it.each(['', 'eleven char', '🎪'.repeat(11), 'x'.repeat(1025)])(
  'a new password may not be %j',
  (password) => {
    expect(checkNewPassword(password)).not.toBeNull();
  },
);
