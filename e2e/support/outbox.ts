import { expect, type APIRequestContext } from '@playwright/test';

interface Message {
  readonly channel: string;
  readonly to: string;
  readonly text: string;
  readonly at: string;
}

/** The messages that the portal has sent, newest first. */
export async function readOutbox(request: APIRequestContext): Promise<Message[]> {
  const response = await request.get('/outbox.json');
  expect(response.ok()).toBe(true);
  const messages: unknown = await response.json();
  if (!Array.isArray(messages)) throw new Error('The outbox is not a list.');
  return messages.filter(isMessage);
}

/** The number of text messages sent to `phone` (E.164) so far. */
export async function countTexts(request: APIRequestContext, phone: string): Promise<number> {
  return (await textsTo(request, phone)).length;
}

/** The six digits of the newest text message to `phone`. Waits until there are more than `before`. */
export async function readCode(request: APIRequestContext, phone: string, before: number): Promise<string> {
  await expect
    .poll(() => countTexts(request, phone), { message: `a text to ${phone}` })
    .toBeGreaterThan(before);
  const [newest] = await textsTo(request, phone);
  const code = /\d{6}/u.exec(newest?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`No code in the message to ${phone}.`);
  return code;
}

async function textsTo(request: APIRequestContext, phone: string): Promise<Message[]> {
  const messages = await readOutbox(request);
  return messages.filter((message) => message.channel === 'sms' && message.to === phone);
}

function isMessage(value: unknown): value is Message {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['channel', 'to', 'text', 'at'].every((key) => typeof Reflect.get(value, key) === 'string')
  );
}

/** The newest mail to `email`. Waits until there are more than `before`. */
export async function readMail(request: APIRequestContext, email: string, before = 0): Promise<string> {
  const mails = async () =>
    (await readOutbox(request)).filter(({ channel, to }) => channel === 'email' && to === email);
  await expect
    .poll(async () => (await mails()).length, { message: `a mail to ${email}` })
    .toBeGreaterThan(before);
  return (await mails())[0]?.text ?? '';
}

/** The link in the newest reset mail to `email`. Waits until there is one. */
export async function readResetLink(request: APIRequestContext, email: string): Promise<string> {
  const link = /^https?:\S+$/mu.exec(await readMail(request, email))?.[0];
  if (link === undefined) throw new Error(`No link in the mail to ${email}.`);
  return link;
}

/**
 * The path in the newest invitation to `email`, with its secret. Waits until there are more than `before` mails to it.
 */
export async function readInvitation(request: APIRequestContext, email: string, before = 0): Promise<string> {
  const path = /\/invitation#\S+$/mu.exec(await readMail(request, email, before))?.[0];
  if (path === undefined) throw new Error(`No link in the mail to ${email}.`);
  return path;
}
