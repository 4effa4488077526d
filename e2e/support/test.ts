import { test as base, expect } from '@playwright/test';

interface Options {
  /** Console errors and failures that a test means to cause. */
  expectedErrors: readonly RegExp[];
}

/** Playwright's `test`; an error on a page's console or an exception in its code fails it. */
export const test = base.extend<Options & { watchedErrors: undefined }>({
  expectedErrors: [[], { option: true }],
  watchedErrors: [
    async ({ context, expectedErrors }, use) => {
      const seen: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') seen.push(message.text());
      });
      context.on('weberror', (error) => seen.push(String(error.error())));
      await use(undefined);
      const unexpected = seen.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)));
      expect(unexpected, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
