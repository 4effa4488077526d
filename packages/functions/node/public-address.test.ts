import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['0.0.0.0', false],
  ['100.64.0.1', false],
  ['172.16.0.1', false],
  ['172.32.0.1', true],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::a00:1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['hooks.example', false],
])('whether %s is an address of the public internet: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});
