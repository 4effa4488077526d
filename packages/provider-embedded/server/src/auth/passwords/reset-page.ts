import { accountMessages, shortestNewPassword } from '@lineup/domain';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { type Html, sendEntryPage } from '../../http/pages/page.ts';
import type { AppEnv } from '../../session.ts';
import type { Auth } from '../context.ts';
import { inputLimits } from '../limits.ts';
import { isResetTokenGood, resetPassword } from './password-reset.ts';

const title = 'Set a new password';

/** The page opened by a reset mail's link, at /reset-password. */
export function resetPageRoutes(auth: Auth, addressOf: (c: Context<AppEnv>) => string): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get('/', (c) => {
    const token = c.req.query('token') ?? '';
    return isResetTokenGood(auth, token) ? sendEntryPage(c, title, form(token, null)) : sendBadLink(c);
  });

  routes.post('/', async (c) => {
    await auth.throttles.reset(addressOf(c));
    const fields = new URLSearchParams(await c.req.text());
    const token = fields.get('token') ?? '';
    const password = fields.get('password') ?? '';
    const outcome = await resetPassword(auth, { token, password, repeated: fields.get('repeated') ?? '' });
    if (outcome.kind === 'badLink') return sendBadLink(c);
    if (outcome.kind === 'changed') return sendEntryPage(c, title, changed());
    return sendEntryPage(c, title, form(token, outcome.problem), 400);
  });

  return routes;
}

function form(token: string, problem: string | null): Html {
  return html`${problem === null ? '' : html`<p class="problem" role="alert">${problem}</p>`}
    <form method="post" action="/reset-password">
      <input type="hidden" name="token" value="${token}" />
      ${passwordField('New password', 'password')} ${passwordField('Repeat new password', 'repeated')}
      <p class="quiet">At least ${shortestNewPassword} characters.</p>
      <button type="submit">Set Password</button>
    </form>`;
}

function passwordField(label: string, name: string): Html {
  return html`<label
    >${label}
    <input
      type="password"
      name="${name}"
      autocomplete="new-password"
      minlength="${shortestNewPassword}"
      maxlength="${inputLimits.password}"
      required
  /></label>`;
}

function changed(): Html {
  return html`<p class="good" role="status">${accountMessages.passwordReset.changed}</p>
    <p><a class="button" href="/login">Sign In</a></p>`;
}

function sendBadLink(c: Context<AppEnv>): Response | Promise<Response> {
  const content = html`<p class="problem" role="alert">${accountMessages.passwordReset.linkInvalid}</p>
    <p><a class="button" href="/login">Back to Login</a></p>`;
  return sendEntryPage(c, title, content, 400);
}
