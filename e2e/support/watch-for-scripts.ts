import type { Page } from '@playwright/test';

/** Effects that no user-supplied text may have on a page. */
export interface ScriptViolations {
  readonly seen: readonly string[];
}

/** From now on, records dialogs, violations of the content security policy, and requests to other hosts. */
export async function watchForScripts(page: Page, ownAddress: string): Promise<ScriptViolations> {
  const seen: string[] = [];
  page.on('dialog', async (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = request.url();
    const isOwn = url.startsWith(ownAddress) || /^(?:blob|data):/u.test(url);
    if (!isOwn) seen.push(`request: ${url}`);
  });
  await page.exposeFunction('noteViolation', (text: string) => void seen.push(`policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const note = Reflect.get(window, 'noteViolation') as (text: string) => void;
      note(`${violatedDirective} ${blockedURI}`);
    });
  });
  return { seen };
}
