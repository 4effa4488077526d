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
  /** The IP address used for throttling. */
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

/** The routes below /api/auth; the route table defines which sessions may call them. */
export function authRoutes(deps: AuthRoutesDeps): Hono<AppEnv> {
  const { auth, cookie } = deps;
  const routes = new Hono<AppEnv>();
  routes.get('/session', (c) => c.json(sessionResponse(auth, c.get('session'), c.get('sessionEnd'))));
  routes.get('/sessions', (c) => c.json({ sessions: ownSessions(auth, requireSession(c)) }));
  routes.post('/sign-out', (c) => {
    endSession(auth, c.get('session'));
    cookie.clear(c);
    return c.json({});
  });
  /** Handles a body of this shape and responds with the result of `answer`, which may be nothing. */
  const post: Post = (path, shape, answer) =>
    routes.post(path, async (c) => c.json((await answer(c, await jsonBody(c, shape))) ?? {}));
  addSignIn(post, deps);
  addOwnAccount(post, deps);
  addInvitations(post, deps);
  return routes;
}

type Post = <Shape extends z.ZodType>(
  path: string,
  shape: Shape,
  answer: (c: Context<AppEnv>, body: z.output<Shape>) => Promise<object | void> | object | void,
) => void;

function addSignIn(post: Post, { auth, cookie, addressOf }: AuthRoutesDeps): void {
  /** Sends the browser its new session and the sign-in state. */
  const stepUp = (c: Context<AppEnv>, issued: IssuedSession) => {
    cookie.write(c, issued);
    const { id: sessionId, accountId: userId, level } = issued.session;
    return {
      session: sessionResponse(auth, { sessionId, userId, level, email: requireSession(c).email }),
    };
  };
  post('/sign-in', bodies.signIn, async (c, credentials) => {
    const browser = { address: addressOf(c), device: deviceOf(c.req.header('user-agent')) };
    const { issued, response } = await signIn(auth, credentials, browser);
    endSession(auth, c.get('session'));
    cookie.write(c, issued);
    return response;
  });
  post('/resend', bodies.nothing, async (c) => ({ challenge: await resendCode(auth, c.get('session')) }));
  post('/verify', bodies.code, (c, { code }) => stepUp(c, verifyCode(auth, c.get('session'), code)));
  post('/enrolment/start', bodies.phone, async (c, { phoneNumber }) => ({
    challenge: await startEnrolment(auth, requireSession(c), phoneNumber),
  }));
  post('/enrolment/complete', bodies.enrolment, (c, { code, displayName }) =>
    stepUp(c, completeEnrolment(auth, requireSession(c), code, displayName)),
  );
}

function addOwnAccount(post: Post, { auth, addressOf }: AuthRoutesDeps): void {
  post('/reauthenticate', bodies.password, (c, { password }) =>
    reauthenticate(auth, requireSession(c), password, addressOf(c)),
  );
  post('/password', bodies.newPassword, (c, change) =>
    changePassword(auth, requireSession(c), change, addressOf(c)),
  );
  post('/password-reset', bodies.email, (c, { email }) => requestPasswordReset(auth, email, addressOf(c)));
  post('/sessions/end', bodies.session, (c, { id }) => endOwnSession(auth, requireSession(c), id));
  post('/sessions/end-others', bodies.nothing, (c) => endOtherSessions(auth, requireSession(c)));
}

function addInvitations(post: Post, { auth, addressOf, invited }: AuthRoutesDeps): void {
  post('/invitation', bodies.invitation, async (c, { token }) => {
    await auth.throttles.invitation(addressOf(c));
    return { email: await findInvitation(invited, token) };
  });
  post('/invitation/accept', bodies.acceptance, async (c, acceptance) => {
    await auth.throttles.invitation(addressOf(c));
    await acceptInvitation(invited, acceptance);
  });
}

function endSession(auth: Auth, session: RequestSession): void {
  if (session !== null) auth.sessions.end(session.sessionId);
}

/** The guard ensures this already; the check is for the compiler and against mistakes in the route table. */
export function requireSession(c: Context<AppEnv>): NonNullable<RequestSession> {
  const session = c.get('session');
  if (session === null) throw new ProviderError('unauthenticated');
  return session;
}

interface WireUser {
  readonly id: string;
  readonly email: string;
}

/** The sign-in state of a browser in the format of the protocol. */
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
  // An operator may remove the phone before its code is entered; then the sign-in starts again.
  if (account.phone === null) return { state: 'signedOut' };
  return { state: 'secondFactor', challenge: wireChallenge(auth, session, account.phone) };
}
