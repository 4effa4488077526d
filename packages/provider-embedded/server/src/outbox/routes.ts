import { Hono } from 'hono';
import { html } from 'hono/html';
import { type Html, sendPage } from '../http/pages/page.ts';
import type { AppEnv } from '../session.ts';
import type { Outbox, OutboxMessage } from './outbox.ts';

/** The demo's outbox as a page and as JSON, newest first. */
export function outboxRoutes(outbox: Outbox): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/outbox.json', (c) => c.json(outbox.messages()));
  routes.get('/outbox', (c) => sendPage(c, 'Outbox', outboxPage(outbox.messages())));
  return routes;
}

function outboxPage(messages: readonly OutboxMessage[]): Html {
  const list =
    messages.length === 0
      ? html`<p>Nothing was sent yet.</p>`
      : html`<ul class="messages">
          ${messages.map(item)}
        </ul>`;
  return html`<p class="quiet">Text messages and e-mails of the demo end here, newest first.</p>
    <p><a class="button" href="/outbox">Reload</a></p>
    ${list}`;
}

function item({ channel, to, text, at }: OutboxMessage): Html {
  const kind = channel === 'sms' ? 'Text message' : 'E-mail';
  const code = /\b\d{6}\b/u.exec(channel === 'sms' ? text : '')?.[0];
  return html`<li>
    <header>
      <strong>${kind} to ${to}</strong>
      <time class="quiet" datetime="${at}">${at.slice(0, 10)}, ${at.slice(11, 19)} UTC</time>
    </header>
    ${code === undefined ? '' : html`<p class="code" title="One click marks it all">${code}</p>`}
    <p>${text}</p>
  </li>`;
}
