import { expect, test } from 'vitest';
import { internalPath } from './guard-rules.ts';

test.each(['/', '/festival/f1/schedule?day=2026-07-04', '/festival/f1/upload/u1?step=3', '/login-notes'])(
  '%s leads into the portal',
  (address) => {
    expect(internalPath(address)).toBe(address);
  },
);

test.each([
  undefined,
  null,
  7,
  '',
  'festival/f1',
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '/login',
  '/login?x=1',
])('%j does not', (address) => {
  expect(internalPath(address)).toBeNull();
});
