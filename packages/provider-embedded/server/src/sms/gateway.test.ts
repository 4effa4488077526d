import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../../../../scripts/testing/free-ports.mjs';
import { gatewaySmsSender } from './gateway.ts';

const gateway = { url: 'https://sms.example/send', account: 'AC1', token: 'secret', from: '+15005550006' };

function recorder(status: number) {
  const calls: { url: string; init: RequestInit | undefined }[] = [];
  const send: typeof fetch = (url, init) => {
    calls.push({ url: url instanceof Request ? url.url : String(url), init });
    return Promise.resolve(new Response('to +12125550100: code 123456', { status }));
  };
  return { calls, sender: gatewaySmsSender(gateway, send) };
}

describe('the SMS gateway', () => {
  it('is sent a form of To, From and Body with basic authentication', async () => {
    const { calls, sender } = recorder(201);
    await sender.send('+12125550100', 'Your code & more');
    expect(calls[0]?.url).toBe(gateway.url);
    const headers = new Headers(calls[0]?.init?.headers);
    expect(headers.get('authorization')).toBe(`Basic ${Buffer.from('AC1:secret').toString('base64')}`);
    expect(new URLSearchParams(calls[0]?.init?.body as URLSearchParams).toString()).toBe(
      'To=%2B12125550100&From=%2B15005550006&Body=Your+code+%26+more',
    );
    expect(calls[0]?.init).toMatchObject({
      method: 'POST',
      redirect: 'error',
    });
  });

  it('that cannot be reached has failed, without its address', async () => {
    const url = `http://127.0.0.1:${await freePort()}/send?key=hunter2`;
    const sender = gatewaySmsSender({ ...gateway, url });
    const failure: unknown = await sender
      .send('+12125550100', 'code 123456')
      .catch((error: unknown) => error);
    expect(failure).toEqual(new Error('The SMS gateway cannot be reached (ECONNREFUSED)'));
    expect(inspect(failure, { depth: 9 })).not.toMatch(/hunter2|127\.0/u);
  });

  it.each([400, 401, 429, 500])(
    'that answers %s has failed, without the words it repeats',
    async (status) => {
      const { sender } = recorder(status);
      await expect(sender.send('+12125550100', 'code 123456')).rejects.toThrow(
        `The SMS gateway answered ${status}`,
      );
    },
  );
});
