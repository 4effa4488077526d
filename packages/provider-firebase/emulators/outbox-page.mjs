/**
 * A page that lists sent messages, newest first.
 *
 * @param {readonly { channel: string, to: string, text: string, at: string }[]} messages
 */
export function outboxPage(messages) {
  const list =
    messages.length === 0
      ? '<p>Nothing was sent yet.</p>'
      : `<ul class="messages">${messages.map(item).join('')}</ul>`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Outbox · Festival Admin Portal</title>
    <link rel="stylesheet" href="/outbox.css" />
  </head>
  <body>
    <main>
      <h1>Outbox</h1>
      <p class="quiet">Text messages and e-mails that the emulators have made, newest first.</p>
      <p><a class="button" href="/outbox">Reload</a></p>
      ${list}
    </main>
  </body>
</html>
`;
}

function item({ channel, to, text, at }) {
  const kind = channel === 'sms' ? 'Text message' : 'E-mail';
  const code = channel === 'sms' ? /\b\d{6}\b/u.exec(text)?.[0] : undefined;
  return `<li>
  <header>
    <strong>${kind} to ${escape(to)}</strong>
    <time class="quiet" datetime="${at}">${at.slice(0, 10)}, ${at.slice(11, 19)} UTC</time>
  </header>
  ${code === undefined ? '' : `<p class="code" title="One click marks it all">${code}</p>`}
  <p>${escape(text)}</p>
</li>`;
}

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text) {
  return text.replaceAll(/[&<>"]/gu, (letter) => entities[letter]);
}

/** Follows the portal's stylesheet, which has the colours, sizes and fonts. */
export const outboxStyles = `
:root { color-scheme: light dark; }
main { max-width: 36rem; margin: 0 auto; padding: 2.5rem 1rem; }
h1 { margin: 0 0 1rem; font-size: var(--text-3xl); font-weight: 800; letter-spacing: -0.025em; }
main > p { margin: 0 0 1rem; }
.button { display: inline-block; min-height: 2.75rem; padding: 0.6rem 1.375rem; border-radius: var(--radius);
  background: var(--accent); color: var(--on-accent); font-weight: 600; text-decoration: none; }
.button:hover { background: var(--accent-strong); color: var(--on-accent); }
.quiet { color: var(--ink-muted); }
.messages { display: grid; gap: 1rem; list-style: none; margin: 1.5rem 0 0; padding: 0; }
.messages li { padding: 1rem; border: 1px solid var(--line); border-radius: var(--radius-lg); background: var(--surface); }
.messages header { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; font-size: var(--text-sm); }
.messages p { margin: 0.35rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.messages .code { font-family: var(--font-display); font-size: 2.5rem; font-weight: 800; line-height: 1.2;
  letter-spacing: 0.08em; font-variant-numeric: tabular-nums; user-select: all; -webkit-user-select: all; }
`;
