import { afterAll, beforeAll, expect, vi } from 'vitest';
import type { Session } from '../auth.ts';
import { isProviderError } from '../errors.ts';
import type { ProviderErrorCode } from '../errors.ts';
import type { Provider } from '../provider.ts';
import { recordedDocuments } from '../testing/recorded-documents.ts';
import type {
  AccountTraits,
  ContractAccount,
  ContractBrowser,
  ContractSubject,
  ContractWorld,
} from './world.ts';

interface SignedIn {
  readonly browser: ContractBrowser;
  /** Its commits include the records they need. */
  readonly provider: Provider;
  readonly account: ContractAccount;
}

/** The fixtures of one group of tests: one world, created before the first test and cleaned up after the last. */
export interface Harness {
  readonly world: () => ContractWorld;
  /** A browser in which a new account is fully signed in. */
  readonly signedIn: () => Promise<SignedIn>;
  /** An administrator shared by the tests of the group. */
  readonly administrator: () => SignedIn;
  /** A browser in which an account with these traits has entered its password. */
  readonly passwordOnly: (traits?: AccountTraits) => Promise<SignedIn>;
}

/**
 * How long a provider that checks each document of a large commit separately may take on a busy machine, in
 * milliseconds.
 */
export const patienceMs = 120_000;

/** A page whose commits include the records they need, made by the account's owner. */
export function recorded(page: Provider, { id, email }: ContractAccount): Provider {
  return { ...page, documents: recordedDocuments(page.documents, () => ({ id, email })) };
}

export function worldFor(subject: ContractSubject): Harness {
  let world: ContractWorld | null = null;
  let shared: SignedIn | null = null;
  const current = () => given(world, 'the world of this group');
  const passwordOnly = async (traits: AccountTraits = {}): Promise<SignedIn> => {
    const account = await current().makeAccount({ enrolled: true, ...traits });
    const browser = current().newBrowser();
    const provider = recorded(browser.open(), account);
    await provider.auth.signIn(account.email, account.password);
    return { browser, provider, account };
  };
  const signedIn = async (): Promise<SignedIn> => {
    const half = await passwordOnly();
    await half.provider.auth.verifyCode(await codeFor(current(), half.account));
    return half;
  };
  beforeAll(async () => {
    world = await subject.create();
    shared = await signedIn();
  }, patienceMs);
  afterAll(async () => {
    await world?.cleanup();
  }, patienceMs);
  return { world: current, signedIn, passwordOnly, administrator: () => given(shared, 'the administrator') };
}

/** The code that was sent to the account's phone. */
export async function codeFor(world: ContractWorld, account: ContractAccount): Promise<string> {
  return given(await world.lastCode(account.phone), `a message to ${account.phone}`);
}

/** A six-digit code other than `code`. */
export function otherCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

export function given<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`There is no ${name}`);
  return value;
}

/** Passes if `work` fails as a `ProviderError` with one of `codes`; returns the error. */
export async function expectRefusal(work: Promise<unknown>, ...codes: readonly ProviderErrorCode[]) {
  const failure = await work.then(
    (response) => ({ response }),
    (error: unknown) => error,
  );
  if (!isProviderError(failure)) {
    throw new Error(`Expected ${codes.join(' or ')}, got ${describeOutcome(failure)}`, { cause: failure });
  }
  expect(codes).toContain(failure.code);
  return failure;
}

function describeOutcome(outcome: unknown): string {
  return outcome instanceof Error ? outcome.message : JSON.stringify(outcome);
}

/** Follows the session as a page sees it from now on. */
export function follow(provider: Pick<Provider, 'auth'>): {
  readonly states: readonly Session[];
  readonly latest: () => Session;
} {
  const states: Session[] = [];
  provider.auth.observe((session) => states.push(session));
  return { states, latest: () => given(states.at(-1), 'session') };
}

/** Waits until `check` passes, for asynchronous effects. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 4000, interval: 5 });
}
