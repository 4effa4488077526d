import type { Transporter } from 'nodemailer';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Sends mails through the SMTP server at `url` (smtp:// or smtps://). The client is loaded with the first mail: the
 * demo needs none.
 */
export function smtpMailSender(url: string, from: string): MailSender {
  let transport: Promise<Transporter> | null = null;
  const connect = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url, ...timeouts });
  };
  return {
    send: async ({ to, subject, text }) => {
      transport ??= connect();
      const mail = { from, to: { name: '', address: to }, subject, text };
      // The server's message may repeat the mail with its link, so only codes are reported.
      await (await transport).sendMail(mail).catch((error: unknown) => {
        throw new Error(`The mail server did not take the mail (${reasonOf(error)})`);
      });
    },
  };
}

/** The error code, the command that failed, and the status codes of the server's response. */
function reasonOf(error: unknown): string {
  const { code, command, response } = Object(error) as Record<string, unknown>;
  const numbered = /^(\d{3})(?:[ -](\d\.\d{1,3}\.\d{1,3}))?/u.exec(
    typeof response === 'string' ? response : '',
  );
  const numbers = numbered === null ? [] : [numbered.slice(1).filter(Boolean).join(' ')];
  const words = [code, command].filter(
    (word) => typeof word === 'string' && /^[A-Z][\w -]{1,30}$/u.test(word),
  );
  return [...words, ...numbers].join(', ') || 'for no reason that it told';
}

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Submits an e-mail for delivery. Throws if that fails. */
export interface MailSender {
  send(mail: Mail): Promise<void>;
}
