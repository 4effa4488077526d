import { administrator, demoPassword, signedInState } from './support/settings.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test as setup } from './support/test.ts';

setup('the demo administrator signs in with password and code @both', async ({ page }) => {
  await signIn(page, { ...administrator, password: demoPassword });
  await expect(page).toHaveURL('/');
  await expect(page.getByText(administrator.email)).toBeVisible();
  // Cookies on the embedded provider, IndexedDB on Firebase.
  await page.context().storageState({ path: signedInState, indexedDB: true });
});
