import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A test that expects an error on the console mocks `console.error` itself; any other call is a failure. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    unexpected.push(args.map(String).join(' '));
  });
});

const unexpected: string[] = [];

afterEach(() => {
  const seen = unexpected.splice(0);
  expect(seen, 'unexpected console.error').toEqual([]);
});
