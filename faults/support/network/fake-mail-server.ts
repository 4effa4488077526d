import { createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * How the mail server behaves: accepts mails, does so late, refuses to talk, refuses a mail and quotes it, breaks the
 * connection, or never responds.
 */
export type MailMode = 'good' | 'slow' | 'refusing' | 'quoting' | 'breaking' | 'silent';

export interface FakeMailServer {
  /** Including the user name and the password that a client must send. */
  readonly address: string;
  become(mode: MailMode): void;
  /** The newest accepted mail, as it was sent, or ''. */
  lastMail(): string;
  close(): Promise<void>;
}

/** A secret that must not be in any log. */
export const mailSecret = 'mail-secret-that-no-log-may-hold';

const slowMs = 2000;

/** A fake mail server that speaks just enough SMTP. */
export async function openFakeMailServer(): Promise<FakeMailServer> {
  const sockets = new Set<Socket>();
  let mode: MailMode = 'good';
  let lastMail = '';
  const taking = (mail: string) => {
    lastMail = mail;
    return '250 Taken';
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    if (mode === 'breaking') socket.destroy();
    else if (mode === 'refusing') socket.end('554 No mail is taken here\r\n');
    else if (mode === 'slow') setTimeout(() => speak(socket, taking), slowMs);
    else if (mode === 'quoting') speak(socket, (text) => `554 Not taken: ${text.replaceAll(/\s+/gu, ' ')}`);
    else if (mode === 'good') speak(socket, taking);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `smtp://portal:${mailSecret}@127.0.0.1:${(server.address() as AddressInfo).port}`,
    become: (next) => {
      mode = next;
    },
    lastMail: () => lastMail,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** `take` returns the reply to a mail. */
function speak(socket: Socket, take: (mail: string) => string): void {
  let waiting = '';
  let inMail = false;
  const listen = () => {
    const end = waiting.indexOf(inMail ? '\r\n.\r\n' : '\r\n');
    if (end === -1) return;
    const text = waiting.slice(0, end);
    waiting = waiting.slice(end + (inMail ? 5 : 2));
    const response = inMail ? take(text) : responseTo(text);
    inMail = !inMail && text.toUpperCase() === 'DATA';
    socket.write(`${response}\r\n`);
    listen();
  };
  socket.on('data', (bytes: Buffer) => {
    waiting += bytes.toString('latin1');
    listen();
  });
  socket.write('220 mail.festival.example\r\n');
}

function responseTo(command: string): string {
  switch (command.slice(0, 4).toUpperCase()) {
    case 'EHLO':
      return '250-mail.festival.example\r\n250 AUTH PLAIN';
    case 'AUTH':
      return '235 Welcome';
    case 'DATA':
      return '354 Go on';
    case 'QUIT':
      return '221 Bye';
    default:
      return '250 Good';
  }
}
