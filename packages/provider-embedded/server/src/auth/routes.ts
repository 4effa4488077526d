import { type Context, Hono } from 'hono';
import { acceptInvitation, findInvitation, type InvitedSurroundings } from '@lineup/functions';
import { ProviderError, type SessionEnd } from '@lineup/provider';
import * as z from 'zod';
import { jsonBody } from '../http/requests/json-body.ts';
import type { SessionCookie } from '../http/session-cookie.ts';
import type { AppEnv, RequestSession } from '../session.ts';
import { type Auth, requireAccount } from './context.ts';
import { completeEnrolment, startEnrolment } from './enrolment.ts';
import { inputLimits } from './limits.ts';
import { changePassword, endOtherSessions, endOwnSession, ownSessions } from './own-account.ts';
import { requestPasswordReset } from './passwords/password-reset.ts';
import { reauthenticate, signIn, resendCode, verifyCode } from './sign-in.ts';
import { deviceOf } from './sessions/device.ts';
import type { IssuedSession } from './sessions/sessions.ts';
import { wireChallenge, type WireChallenge } from './codes/send-code.ts';

export interface AuthRoutesDeps {
  readonly auth: Auth;
  readonly cookie: SessionCookie;
  /** The address that throttles count. */
  readonly addressOf: (c: Context<AppEnv>) => string;
  readonly invited: InvitedSurroundings;
}

const password = z.string().max(inputLimits.password);
const email = z.string().max(inputLimits.email);
const code = z.string().max(64);
const bodies = {
  nothing: z.strictObject({}),
  signIn: z.strictObject({ email, password }),
  email: z.strictObject({ email }),
  password: z.strictObject({ password }),
  newPassword: z.strictObject({ present: password, next: password }),
  invitation: z.strictObject({ token: z.string().max(inputLimits.token) }),
  acceptance: z.strictObject({ token: z.string().max(inputLimits.token), password: z.string() }),
  session: z.strictObject({ id: z.string().max(128) }),
  code: z.strictObject({ code }),
  phone: z.strictObject({ phoneNumber: z.string().max(32) }),
  enrolment: z.strictObject({ code, displayName: z.string().max(inputLimits.displayName) }),
};

/** The routes below /api/auth; the route table says which sessions may call them. */
export function authRoutes({ auth, cookie, addressOf, invited }: AuthRoutesDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  /** Hands the browser its new session and answers how far it has come. */
  const sendSteppedUp = (c: Context<AppEnv>, issued: IssuedSession) => {
    cookie.write(c, issued);
    const { id: sessionId, accountId: userId, level } = issued.session;
    return c.json({
      session: sessionResponse(auth, { sessionId, userId, level, email: requireSession(c).email }),
    });
  };

  routes.get('/session', (c) => c.json(sessionResponse(auth, c.get('session'), c.get('sessionEnd'))));

  routes.post('/sign-in', async (c) => {
    const browser = { address: addressOf(c), device: deviceOf(c.req.header('user-agent')) };
    const { issued, response } = await signIn(auth, await jsonBody(c, bodies.signIn), browser);
    endSession(auth, c.get('session'));
    cookie.write(c, issued);
    return c.json(response);
  });

  routes.post('/resend', async (c) => {
    await jsonBody(c, bodies.nothing);
    return c.json({ challenge: await resendCode(auth, c.get('session')) });
  });

  routes.post('/verify', async (c) => {
    const { code: given } = await jsonBody(c, bodies.code);
    return sendSteppedUp(c, verifyCode(auth, c.get('session'), given));
  });

  routes.post('/enrolment/start', async (c) => {
    const { phoneNumber } = await jsonBody(c, bodies.phone);
    return c.json({ challenge: await startEnrolment(auth, requireSession(c), phoneNumber) });
  });

  routes.post('/enrolment/complete', async (c) => {
    const { code: given, displayName } = await jsonBody(c, bodies.enrolment);
    return sendSteppedUp(c, completeEnrolment(auth, requireSession(c), given, displayName));
  });

  routes.post('/reauthenticate', async (c) => {
    const { password: given } = await jsonBody(c, bodies.password);
    await reauthenticate(auth, requireSession(c), given, addressOf(c));
    return c.json({});
  });

  routes.post('/password', async (c) => {
    await changePassword(auth, requireSession(c), await jsonBody(c, bodies.newPassword), addressOf(c));
    return c.json({});
  });

  routes.get('/sessions', (c) => c.json({ sessions: ownSessions(auth, requireSession(c)) }));

  routes.post('/sessions/end', async (c) => {
    endOwnSession(auth, requireSession(c), (await jsonBody(c, bodies.session)).id);
    return c.json({});
  });

  routes.post('/sessions/end-others', async (c) => {
    await jsonBody(c, bodies.nothing);
    endOtherSessions(auth, requireSession(c));
    return c.json({});
  });

  routes.post('/password-reset', async (c) => {
    const { email: given } = await jsonBody(c, bodies.email);
    await requestPasswordReset(auth, given, addressOf(c));
    return c.json({});
  });

  routes.post('/invitation', async (c) => {
    const { token } = await jsonBody(c, bodies.invitation);
    await auth.throttles.invitation(addressOf(c));
    return c.json({ email: await findInvitation(invited, token) });
  });

  routes.post('/invitation/accept', async (c) => {
    const acceptance = await jsonBody(c, bodies.acceptance);
    await auth.throttles.invitation(addressOf(c));
    await acceptInvitation(invited, acceptance);
    return c.json({});
  });

  routes.post('/sign-out', (c) => {
    endSession(auth, c.get('session'));
    cookie.clear(c);
    return c.json({});
  });

  return routes;
}

function endSession(auth: Auth, session: RequestSession): void {
  if (session !== null) auth.sessions.end(session.sessionId);
}

/** The guard lets no one else through; the check is for the compiler and against a mistake in the route table. */
export function requireSession(c: Context<AppEnv>): NonNullable<RequestSession> {
  const session = c.get('session');
  if (session === null) throw new ProviderError('unauthenticated');
  return session;
}

interface WireUser {
  readonly id: string;
  readonly email: string;
}

/** How far a browser has come, in the form of the protocol. */
type SessionResponse =
  | { readonly state: 'signedOut'; readonly because?: SessionEnd }
  | { readonly state: 'secondFactor'; readonly challenge: WireChallenge }
  | { readonly state: 'enrolment'; readonly user: WireUser }
  | { readonly state: 'signedIn'; readonly user: WireUser };

function sessionResponse(auth: Auth, request: RequestSession, because?: SessionEnd): SessionResponse {
  if (request === null) return { state: 'signedOut', ...(because !== undefined && { because }) };
  const user = { id: request.userId, email: request.email };
  if (request.level === 'password') return pendingResponse(auth, request.sessionId);
  return { state: request.level === 'full' ? 'signedIn' : 'enrolment', user };
}

function pendingResponse(auth: Auth, sessionId: string): SessionResponse {
  const { session, account } = requireAccount(auth, sessionId);
  // The phone can be withdrawn by an operator while its code is awaited; then the sign-in starts again.
  if (account.phone === null) return { state: 'signedOut' };
  return { state: 'secondFactor', challenge: wireChallenge(auth, session, account.phone) };
}
