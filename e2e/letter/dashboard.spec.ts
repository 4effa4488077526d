import { button } from '../support/editing.ts';
import { administrator } from '../support/settings.ts';
import { test } from '../support/test.ts';
import { expectVisibleAtEveryWidth as see } from '../support/visible-text.ts';

test.use({ expectedErrors: [/the server responded with a status of 500/u] });

test('the dashboard and its dialog show every text of the specification @embedded', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto('/');
  await see(
    page,
    'Festival Admin Portal',
    new RegExp(administrator.email, 'u'),
    'Logout',
    'Total Festivals',
    'Active Festivals',
    'Upcoming Festivals',
    'All Festivals',
    'Create Festival',
    /Copperline/u,
  );
  await button(page, 'Create Festival').click();
  await see(
    page,
    'Create Festival',
    'Festival Name',
    'Location',
    'Start Date',
    'End Date',
    'Timezone',
    /^Cover Image/u,
  );
  await button(page.getByRole('dialog'), 'Create Festival').click();
  await see(
    page,
    'Festival name is required',
    'Location is required',
    'Start date is required',
    'End date is required',
  );
});

test('a dashboard without festivals, and one that cannot be loaded, show their texts @embedded', async ({
  page,
}) => {
  await page.route('**/api/documents/query**', (route) => route.fulfill({ json: { documents: [] } }));
  // Ignores the changes of other tests.
  await page.route('**/api/changes', () => {});
  await page.goto('/');
  await see(page, 'No festivals found', 'Create Your First Festival');
  await page.route('**/api/documents/query**', (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await see(page, 'Failed to load festivals.', 'Try Again');
});
