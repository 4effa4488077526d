/**
 * A page that shows what was sent, newest first.
 *
 * @param {readonly { channel: string, to: string, text: string, at: string }[]} messages
 */
export function outboxPage(messages) {
  const list =
    messages.length === 0 ? '<p>Nothing was sent yet.</p>' : `<ul>${messages.map(item).join('')}</ul>`;
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
      <p>Text messages and e-mails that the Authentication emulator has made, newest first.</p>
      <p><a href="/outbox">Reload</a></p>
      ${list}
    </main>
  </body>
</html>
`;
}

function item({ channel, to, text, at }) {
  const kind = channel === 'sms' ? 'Text message' : 'E-mail';
  return `<li><strong>${kind} to ${escape(to)}</strong> <time datetime="${at}">${at}</time><p>${escape(text)}</p></li>`;
}

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text) {
  return text.replaceAll(/[&<>"]/gu, (letter) => entities[letter]);
}

export const outboxStyles = `:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 2.5rem 1rem; }
ul { list-style: none; margin: 1.5rem 0 0; padding: 0; }
li { padding: 1rem 0; border-top: 1px solid; }
li p { margin: 0.35rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
