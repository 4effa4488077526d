import { afterEach, beforeEach, vi } from 'vitest';

/** A test that expects an error on the console mocks `console.error` itself; any other call fails the test. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    unexpected.push(args.map(String).join(' '));
  });
});

const unexpected: string[] = [];

afterEach(() => {
  const seen = unexpected.splice(0);
  if (seen.length > 0) throw new Error(`Unexpected console.error:\n${seen.join('\n')}`);
});
