import type { Provider } from '@lineup/provider';
import { createEmbeddedProvider } from '@lineup/provider-embedded/client';
import { createServices, type Services } from '@lineup/services';
import { createCookieJar } from './cookie-jar.ts';
import { administrator, demoPassword } from './demo-accounts.ts';
import { expectThat } from '../runner/tally.ts';

/** A person with the portal open in a browser: the real adapter and services over HTTP. */
export interface Client {
  readonly provider: Provider;
  readonly services: Services;
  /** Like a page's `fetch`, with the same cookies. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Its cookies in the form of the `cookie` header. */
  readonly cookie: () => string;
}

export interface ClientTraits {
  /** The address for its requests if it is not the portal's, such as a proxy in between. */
  readonly through?: string;
  /** Sends its requests instead of the network. */
  readonly carry?: (url: string, init?: RequestInit) => Promise<Response>;
  /** Its clock; by default the system's. */
  readonly now?: () => number;
}

/** Opens a browser on the portal at `address`. */
export function openClient(address: string, traits: ClientTraits = {}): Client {
  const { through = address, carry = (url, init) => fetch(url, init), now = () => Date.now() } = traits;
  const jar = createCookieJar();
  const send = jar.fetchAs(address, carry);
  const provider = createEmbeddedProvider({ baseUrl: through, fetch: send, channel: null });
  const services = createServices(provider, { now, random: () => Math.random() });
  return {
    provider,
    services,
    cookie: () => jar.header(),
    fetch: (path, init) => send(`${through}${path}`, init),
  };
}

/** Signs the demo's administrator in, with the code from the outbox. */
export async function signIn(client: Client, address: string): Promise<void> {
  const { signIn: calls } = client.services;
  const outcome = await calls.signIn(administrator.email, demoPassword);
  expectThat(outcome.success && outcome.smsSent, `Signing in failed: ${JSON.stringify(outcome)}`);
  const verified = await calls.verifySms(await readCode(address, administrator.phone));
  expectThat(verified.success, `The code was not taken: ${verified.error}`);
}

/** The code of the newest text message to `phone`. */
export async function readCode(address: string, phone: string): Promise<string> {
  const messages: unknown = await (await fetch(`${address}/outbox.json`)).json();
  expectThat(Array.isArray(messages), 'The outbox cannot be read.');
  for (const message of messages as readonly unknown[]) {
    const code = codeOf(message, phone);
    if (code !== null) return code;
  }
  throw new Error(`No code was sent to ${phone}.`);
}

function codeOf(message: unknown, phone: string): string | null {
  if (typeof message !== 'object' || message === null || !('to' in message) || !('text' in message))
    return null;
  if (message.to !== phone || typeof message.text !== 'string') return null;
  return /\d{6}/u.exec(message.text)?.[0] ?? null;
}
