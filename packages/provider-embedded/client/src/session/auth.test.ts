import { createEmbeddedProvider } from '@lineup/provider-embedded/client';
import type { Session } from '@lineup/provider';
import { describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import type { SessionChannel } from './session-store.ts';
import { manualOverdue } from '@lineup/provider/testing';
import { noPause } from '../testing/manual-pause.ts';
import { respond, brokenConnection, refusal, scriptedServer } from '../testing/scripted-server.ts';

const now = 1_790_000_000_000;
const user = { id: 'u1', email: 'admin@festival.example' };
const challenge = { phoneHint: '0100', codeSent: true, resendInSeconds: 30 };
const signedOut = respond({ state: 'signedOut' });
const signedIn = respond({ state: 'signedIn', user });
const secondFactor = respond({ state: 'secondFactor', challenge });
const unauthenticated = refusal(401, { code: 'unauthenticated' });

function world(channel: SessionChannel | null = null) {
  const server = scriptedServer();
  const patience = manualOverdue();
  const provider = createEmbeddedProvider({
    baseUrl: '',
    fetch: server.fetch,
    now: () => now,
    pause: noPause,
    overdue: patience.overdue,
    channel,
  });
  const seen: Session[] = [];
  const observe = () => provider.auth.observe((session) => seen.push(session));
  return {
    server,
    provider,
    auth: provider.auth,
    patience,
    seen,
    observe,
    states: () => seen.map(({ state }) => state),
  };
}

async function signedInWorld() {
  const made = world();
  made.server.on('GET /api/auth/session', signedIn);
  made.observe();
  await eventually(() => expect(made.states()).toEqual(['loading', 'signedIn']));
  return made;
}

describe('observing the session', () => {
  it('tells at once that it is loading, then what the server says', async () => {
    const { server, seen, observe } = world();
    server.on('GET /api/auth/session', secondFactor);
    observe();
    expect(seen).toEqual([{ state: 'loading' }]);
    await eventually(() => expect(seen).toHaveLength(2));
    expect(seen[1]).toEqual({
      state: 'secondFactor',
      challenge: { phoneHint: '0100', codeSent: true, resendAt: now + 30_000 },
    });
  });

  it('asks the server once, however many observe, and stops telling who has left', async () => {
    const { server, auth, seen, observe } = world();
    server.on('GET /api/auth/session', signedIn);
    const others: Session[] = [];
    const leave = auth.observe((session) => others.push(session));
    leave();
    observe();
    await eventually(() => expect(seen).toHaveLength(2));
    expect(server.count('GET /api/auth/session')).toBe(1);
    expect(others).toEqual([{ state: 'loading' }]);
  });

  it('keeps loading while the server cannot be reached, and goes on when it can', async () => {
    const { server, states, observe } = world();
    const broken = refusal(500, { code: 'internal' });
    server.on('GET /api/auth/session', brokenConnection, brokenConnection, broken, broken, signedOut);
    observe();
    await eventually(() => expect(states()).toEqual(['loading', 'signedOut']));
    expect(server.count('GET /api/auth/session')).toBe(5);
  });

  it('is unreachable once that is overdue; an answer that was on its way still counts', async () => {
    const { server, states, observe, patience } = world();
    let release: (response: Response) => void = () => undefined;
    server.on('GET /api/auth/session', () => new Promise((resolve) => (release = resolve)));
    observe();
    await eventually(() => expect(server.count('GET /api/auth/session')).toBe(1));
    patience.run();
    expect(states()).toEqual(['loading', 'unreachable']);
    release(signedOut.clone());
    await eventually(() => expect(states()).toEqual(['loading', 'unreachable', 'signedOut']));
  });

  it('is not taken back by an answer that set out before a step of sign-in', async () => {
    const { server, auth, states, observe } = world();
    let release: (response: Response) => void = () => undefined;
    server.on('GET /api/auth/session', () => new Promise((resolve) => (release = resolve)));
    server.on('POST /api/auth/sign-in', respond({ kind: 'secondFactor', challenge, smsError: null }));
    observe();
    await auth.signIn('a@b.example', 'secret');
    release(respond({ state: 'signedOut' }));
    await Promise.resolve();
    await eventually(() => expect(states()).toEqual(['loading', 'secondFactor']));
  });

  it.each([
    ['no object', respond([])],
    ['an unknown state', respond({ state: 'confused' })],
    ['a user without id', respond({ state: 'signedIn', user: { email: 'x' } })],
  ])('does not believe %s', async (_, reply) => {
    const { server, states, observe } = world();
    server.on('GET /api/auth/session', reply, reply, signedOut);
    observe();
    await eventually(() => expect(states()).toEqual(['loading', 'signedOut']));
  });
});

describe('signing in', () => {
  it('leads to the second factor and through it', async () => {
    const { server, auth, states, observe } = world();
    server.on('GET /api/auth/session', signedOut);
    server.on('POST /api/auth/sign-in', respond({ kind: 'secondFactor', challenge, smsError: null }));
    server.on('POST /api/auth/verify', respond({ session: { state: 'signedIn', user } }));
    observe();
    await eventually(() => expect(states()).toContain('signedOut'));
    const outcome = await auth.signIn('admin@festival.example', 'secret');
    expect(outcome).toEqual({
      kind: 'secondFactor',
      challenge: { phoneHint: '0100', codeSent: true, resendAt: now + 30_000 },
      smsError: null,
    });
    await auth.verifyCode('123456');
    expect(states()).toEqual(['loading', 'signedOut', 'secondFactor', 'signedIn']);
    expect(server.requests.at(-1)?.body).toEqual({ code: '123456' });
  });

  it('tells of a message that could not be sent', async () => {
    const { server, auth } = world();
    const smsError = { code: 'sms-failed', userMessage: 'The gateway is down' };
    server.on('POST /api/auth/sign-in', respond({ kind: 'secondFactor', challenge, smsError }));
    const outcome = await auth.signIn('admin@festival.example', 'secret');
    expect(outcome).toMatchObject({ smsError });
  });

  it('leads to enrolment and through it', async () => {
    const { server, auth, seen, observe } = world();
    server.on('GET /api/auth/session', signedOut, respond({ state: 'enrolment', user }));
    server.on('POST /api/auth/sign-in', respond({ kind: 'enrolment' }));
    server.on('POST /api/auth/enrolment/start', respond({ challenge }));
    server.on('POST /api/auth/enrolment/complete', respond({ session: { state: 'signedIn', user } }));
    observe();
    await eventually(() => expect(seen).toHaveLength(2));
    await expect(auth.signIn('new@festival.example', 'secret')).resolves.toEqual({ kind: 'enrolment' });
    await expect(auth.startEnrolment('+12125550100')).resolves.toMatchObject({ resendAt: now + 30_000 });
    expect(seen.at(-1)).toEqual({ state: 'enrolment', user });
    await auth.completeEnrolment('123456', 'Phone');
    expect(seen.at(-1)).toEqual({ state: 'signedIn', user });
  });

  it.each([
    ['signIn', 'sign-in'],
    ['resendCode', 'resend'],
    ['verifyCode', 'verify'],
    ['startEnrolment', 'enrolment/start'],
    ['completeEnrolment', 'enrolment/complete'],
    ['reauthenticate', 'reauthenticate'],
    ['sendPasswordReset', 'password-reset'],
    ['signOut', 'sign-out'],
  ] as const)('%s is never repeated by itself', async (method, path) => {
    const { server, auth } = world();
    server.on(`POST /api/auth/${path}`, brokenConnection);
    await expect(auth[method]('a', 'b')).rejects.toMatchObject({ code: 'unavailable' });
    expect(server.count('POST')).toBe(1);
  });

  it('passes refusals on and stays where it was', async () => {
    const { server, auth, states, observe } = world();
    server.on('GET /api/auth/session', secondFactor);
    const wrong = { code: 'invalid-code', attemptsLeft: 4 };
    server.on('POST /api/auth/verify', refusal(400, wrong));
    observe();
    await eventually(() => expect(states()).toEqual(['loading', 'secondFactor']));
    await expect(auth.verifyCode('000000')).rejects.toMatchObject(wrong);
    expect(states()).toEqual(['loading', 'secondFactor']);
  });

  it('shows the new waiting time after a resend', async () => {
    const { server, auth, seen, observe } = world();
    server.on(
      'GET /api/auth/session',
      respond({ state: 'secondFactor', challenge: { ...challenge, resendInSeconds: 0 } }),
    );
    server.on('POST /api/auth/resend', respond({ challenge }));
    observe();
    await eventually(() => expect(seen).toHaveLength(2));
    await auth.resendCode();
    expect(seen.at(-1)).toMatchObject({ state: 'secondFactor', challenge: { resendAt: now + 30_000 } });
  });
});

describe('the end of a session', () => {
  it('comes with signing out, also when the server knows of none', async () => {
    const { server, auth, states } = await signedInWorld();
    server.on('POST /api/auth/sign-out', unauthenticated);
    await auth.signOut();
    expect(states().at(-1)).toBe('signedOut');
  });

  it('is not claimed while the server could not be told', async () => {
    const { server, auth, states } = await signedInWorld();
    server.on('POST /api/auth/sign-out', brokenConnection);
    await expect(auth.signOut()).rejects.toMatchObject({ code: 'unavailable' });
    expect(states().at(-1)).toBe('signedIn');
  });

  it.each([
    ['documents.get', (w: World) => w.provider.documents.get('festivals/a')],
    [
      'documents.commit',
      (w: World) => w.provider.documents.commit([{ type: 'delete', path: 'festivals/a' }]),
    ],
    ['files.upload', (w: World) => w.provider.files.upload('x', new Blob(['x']))],
    ['functions.call', (w: World) => w.provider.functions.call('deleteFestival', { festivalId: 'a' })],
    ['reauthenticate', (w: World) => w.auth.reauthenticate('x')],
  ])('is noticed by a refused %s', async (_, call) => {
    const made = await signedInWorld();
    for (const method of ['GET', 'POST', 'PUT']) made.server.on(`${method} /`, unauthenticated);
    await expect(call(made)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(made.states().at(-1)).toBe('signedOut');
  });

  it('says what has ended it, from the refusal itself and from the session that is asked for', async () => {
    const { server, provider, seen } = await signedInWorld();
    const sessionEnd = 'permissionWithdrawn';
    server.on('GET /api/documents', refusal(401, { code: 'unauthenticated', sessionEnd }));
    await expect(provider.documents.get('festivals/a')).rejects.toMatchObject({ sessionEnd });
    expect(seen.at(-1)).toEqual({ state: 'signedOut', because: sessionEnd });

    const reloaded = world();
    reloaded.server.on('GET /api/auth/session', respond({ state: 'signedOut', because: 'recordGone' }));
    reloaded.observe();
    await eventually(() =>
      expect(reloaded.seen.at(-1)).toEqual({ state: 'signedOut', because: 'recordGone' }),
    );
  });

  it('is not concluded from a wrong password or a missing permission', async () => {
    const { server, auth, provider, states } = await signedInWorld();
    server.on('POST /api/auth/reauthenticate', refusal(401, { code: 'wrong-password' }));
    server.on('GET /api/documents', refusal(403, { code: 'permission-denied' }));
    await expect(auth.reauthenticate('x')).rejects.toMatchObject({ code: 'wrong-password' });
    await expect(provider.documents.get('users/x')).rejects.toMatchObject({ code: 'permission-denied' });
    expect(states().at(-1)).toBe('signedIn');
  });

  it('is not concluded from the late answer to a request of an earlier session', async () => {
    const { server, auth, provider, states } = await signedInWorld();
    let release: (response: Response) => void = () => undefined;
    server.on('GET /api/documents', () => new Promise((resolve) => (release = resolve)));
    server.on('POST /api/auth/sign-out', respond({}));
    server.on('POST /api/auth/verify', respond({ session: { state: 'signedIn', user } }));
    const late = provider.documents.get('festivals/a');
    await auth.signOut();
    await auth.verifyCode('123456');
    release(refusal(401, { code: 'unauthenticated' }));
    await expect(late).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(states().at(-1)).toBe('signedIn');
  });

  it('makes a half-signed session ask the server how it stands', async () => {
    const { server, auth, states, observe } = world();
    server.on('GET /api/auth/session', secondFactor, signedOut);
    server.on('POST /api/auth/resend', refusal(409, { code: 'no-pending-sign-in' }));
    observe();
    await eventually(() => expect(states()).toEqual(['loading', 'secondFactor']));
    await expect(auth.resendCode()).rejects.toMatchObject({ code: 'no-pending-sign-in' });
    await eventually(() => expect(states().at(-1)).toBe('signedOut'));
  });
});

describe('several tabs', () => {
  it('hear of each other’s sign-out', async () => {
    const [first, second] = pairOfChannels();
    const here = world(first);
    const there = world(second);
    there.server.on('GET /api/auth/session', signedIn, signedOut);
    there.observe();
    await eventually(() => expect(there.states()).toEqual(['loading', 'signedIn']));
    here.server.on('POST /api/auth/sign-out', respond({}));
    await here.auth.signOut();
    await eventually(() => expect(there.states()).toEqual(['loading', 'signedIn', 'signedOut']));
  });
});

type World = Awaited<ReturnType<typeof signedInWorld>>;

function pairOfChannels(): [SessionChannel, SessionChannel] {
  const listeners: [(() => void)[], (() => void)[]] = [[], []];
  const channel = (own: 0 | 1, other: 0 | 1): SessionChannel => ({
    announce: () => {
      for (const listener of listeners[other]) listener();
    },
    listen: (listener) => void listeners[own].push(listener),
  });
  return [channel(0, 1), channel(1, 0)];
}

describe('an answer about the session that was asked for before', () => {
  const withFirst = (first: () => Promise<Response | null>) => {
    const server = scriptedServer();
    const options = { baseUrl: '', fetch: server.fetch, now: () => now, pause: noPause, channel: null };
    const early = { has: () => true, take: first };
    const { auth } = createEmbeddedProvider({ ...options, early });
    const seen: Session[] = [];
    auth.observe((session) => seen.push(session));
    return { server, seen };
  };

  it('spares the request', async () => {
    const { server, seen } = withFirst(() => Promise.resolve(Response.json({ state: 'signedIn', user })));
    await eventually(() => expect(seen).toEqual([{ state: 'loading' }, { state: 'signedIn', user }]));
    expect(server.requests).toEqual([]);
  });

  it('that is a refusal is asked for again', async () => {
    const responses: (Response | null)[] = [new Response('', { status: 503 })];
    const { server, seen } = withFirst(() => Promise.resolve(responses.pop() ?? null));
    server.on('GET /api/auth/session', signedOut);
    await eventually(() => expect(seen.at(-1)).toEqual({ state: 'signedOut' }));
  });
});
