import type { Page } from '@playwright/test';
import { enrolAdministrator } from './enrol.ts';
import { test as base, watchErrors } from './test.ts';

/** A separate administrator, signed in in a separate browser. */
export interface OtherPerson {
  readonly page: Page;
  readonly email: string;
}

/** A test in which a second administrator works as well. */
export const test = base.extend<{ other: OtherPerson }>({
  other: async ({ browser, expectedErrors }, use) => {
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    await watchErrors(context, expectedErrors, async () => {
      const page = await context.newPage();
      const { email } = await enrolAdministrator(page, 'other');
      await use({ page, email });
    });
    await context.close();
  },
});
