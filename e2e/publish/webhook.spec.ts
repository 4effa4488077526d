import { createHmac } from 'node:crypto';
import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';
import { withServer } from '../support/web-server.ts';

const date = '2027-06-18';
const set = setsOn(date);

// The connection is lost on purpose.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/u] });

interface ReceivedCall {
  readonly body: string;
  readonly signature: string;
  readonly id: string;
}

test('a webhook that was not received is sent again, and its log says so', async ({ page }) => {
  const id = await storeFestival(page, {
    name: unusedName('Hooks'),
    startDate: date,
    endDate: '2027-06-19',
    timezone: 'Europe/Lisbon',
    stages: ['Pier'],
    sets: [set('Reed Choir', 'Pier', '18:00', '18:45')],
  });
  const calls: ReceivedCall[] = [];
  let status = 500;
  const receiver: Parameters<typeof withServer>[0] = (request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const { 'x-lineup-signature': signature, 'x-lineup-delivery': delivery } = request.headers;
      calls.push({ body, signature: String(signature), id: String(delivery) });
      response.writeHead(status).end();
    });
  };
  await withServer(receiver, async (url) => {
    await page.goto(`/festival/${id}/publish`);
    await button(page, 'Publish now').click();
    await expect(page.getByRole('heading', { name: /^Published on/u })).toBeVisible();
    const webhook = page.getByRole('region', { name: 'Webhook' });
    await webhook.getByLabel('Send every release to this URL').fill(url);
    await button(webhook, 'Save').click();
    await expect(webhook.getByText('Not called yet.')).toBeVisible();
    const secret = await webhook.getByRole('code').textContent();

    await button(page, 'Withdraw').click();
    const question = page.getByRole('dialog', { name: 'Withdraw the lineup?' });
    await button(question, 'Withdraw').click();
    const delivery = webhook.getByRole('list', { name: 'Deliveries' }).getByRole('listitem').first();
    await expect(delivery.getByText('2 attempts')).toBeVisible();
    await expect(delivery.getByText(/^Answer 500\. Next attempt on /u)).toBeVisible();
    await delivery.getByText('2 attempts').click();
    await checkBothSchemes(page);

    status = 204;
    await button(delivery, 'Send Again: Release 2').dblclick();
    await expectToast(page, 'Sending release 2 again');
    await expect(delivery.getByText(/^Received on /u)).toBeVisible();
    await checkBothSchemes(page);

    await page.context().setOffline(true);
    await button(delivery, 'Send Again: Release 2').click();
    await expect(delivery.getByRole('alert')).toBeVisible();
    await page.context().setOffline(false);
    await button(delivery, 'Send Again: Release 2').click();
    await expect(delivery.getByRole('alert')).toBeHidden();

    expect(new Set(calls.map((call) => call.id)).size).toBe(1);
    for (const { body, signature, id: ofHeader } of calls) {
      expect(JSON.parse(body)).toMatchObject({ id: ofHeader, release: { number: 2, kind: 'withdraw' } });
      const [, seconds] = /^t=(\d+),/u.exec(signature) ?? [];
      const digest = createHmac('sha256', secret ?? '')
        .update(`${seconds}.${body}`)
        .digest('hex');
      expect(signature).toBe(`t=${seconds},v1=${digest}`);
    }
  });
});
