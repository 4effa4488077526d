import { inspect } from 'node:util';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { smtpMailSender } from './smtp.ts';

let server: Server;
let received: string;
let port: number;

/** The part of a mail server needed for one mail; `responseToMail` is its response to the content. */
function converse(socket: Socket, responseToMail: string): void {
  let inMail = false;
  socket.write('220 mail.example\r\n');
  socket.on('data', (data) => {
    const text = data.toString();
    received += text;
    if (inMail && !received.endsWith('\r\n.\r\n')) return;
    if (inMail) socket.write(`${responseToMail}\r\n`);
    else if (text.startsWith('EHLO')) socket.write('250 mail.example\r\n');
    else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
    else socket.write(text.startsWith('DATA') ? '354 go on\r\n' : '250 ok\r\n');
    inMail = text.startsWith('DATA');
  });
}

let responseToMail: string;
beforeEach(async () => {
  received = '';
  responseToMail = '250 taken';
  server = createServer((socket) => converse(socket, responseToMail));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const send = () =>
  smtpMailSender(`smtp://127.0.0.1:${port}`, 'portal@lineup.example').send({
    to: 'admin@festival.example',
    subject: 'Reset',
    text: 'the link',
  });

describe('the SMTP sender', () => {
  it('hands over a mail to one address', async () => {
    await send();
    expect(received).toContain('MAIL FROM:<portal@lineup.example>');
    expect(received).toContain('RCPT TO:<admin@festival.example>');
    expect(received).toMatch(/Subject: Reset[\s\S]+the link/u);
  });

  it('fails when the mail server does not take it', async () => {
    responseToMail = '554 no';
    await expect(send()).rejects.toThrow('554');
  });

  it('tells the codes of a refusal and nothing of the mail that it quotes', async () => {
    responseToMail = '554-5.7.1 Looks like spam:\r\n554 the link ?token=hunter2';
    const failure: unknown = await send().catch((error: unknown) => error);
    expect(failure).toEqual(new Error('The mail server did not take the mail (EMESSAGE, DATA, 554 5.7.1)'));
    expect(inspect(failure, { depth: 9, showHidden: true })).not.toMatch(/link|token|hunter2/u);
  });
});
