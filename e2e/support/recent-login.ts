import type { Page } from '@playwright/test';
import { portalProvider } from './settings.ts';

const starts = { embedded: '**/api/auth/enrolment/start', firebase: '**/accounts/mfaEnrollment:start**' };
const answers = {
  embedded: { status: 409, json: { error: { code: 'requires-recent-login' } } },
  firebase: {
    status: 400,
    headers: { 'access-control-allow-origin': '*' },
    json: { error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } },
  },
};

/**
 * Makes the provider respond as it does five minutes after the password was entered, until the returned function is
 * called.
 */
export async function outliveRecentLogin(page: Page): Promise<() => Promise<void>> {
  await page.route(starts[portalProvider], (route) =>
    route.request().method() === 'OPTIONS' ? route.continue() : route.fulfill(answers[portalProvider]),
  );
  return () => page.unroute(starts[portalProvider]);
}
