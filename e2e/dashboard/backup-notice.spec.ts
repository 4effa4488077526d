import { mkdtemp, readdir, rm, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBothSchemes } from '../support/axe.ts';
import { test } from '../support/own-portal-test.ts';
import { administrator, demoPassword } from '../support/settings.ts';
import { signIn } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

test.use({ expectedErrors: [/Failed to load resource|ERR_/u] });
test.setTimeout(120_000);

test('a backup that failed is on the dashboard until one succeeds @embedded @narrow', async ({
  page,
  portal,
}) => {
  const base = await mkdtemp(join(tmpdir(), 'lineup-backups-'));
  const folder = join(base, 'mounted');
  const backups = { BACKUP_DIR: folder };
  await portal.kill();
  await portal.start(backups);
  await signIn(page, { ...administrator, password: demoPassword });
  await expect(page.getByRole('status').filter({ hasText: 'The last backup failed' })).toBeVisible();
  await checkBothSchemes(page);

  await portal.kill();
  await mkdir(folder);
  await portal.start(backups);
  const written = async () => (await readdir(folder)).filter((name) => name.endsWith('.backup')).length;
  await expect.poll(written, { timeout: 60_000 }).toBe(1);
  await page.reload();
  await expect(page.getByText('All Festivals')).toBeVisible();
  await expect(page.getByText(/events/u).first()).toBeVisible();
  await expect(page.getByText('The last backup failed')).toBeHidden();
  await rm(base, { recursive: true });
});
