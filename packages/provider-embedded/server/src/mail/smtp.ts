import type { Transporter } from 'nodemailer';
import type { MailSender } from './sender.ts';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends through the SMTP server at `url` (smtp:// or smtps://). The client is loaded with the first mail: the demo needs none. */
export function smtpMailSender(url: string, from: string): MailSender {
  let transport: Promise<Transporter> | null = null;
  const connect = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url, ...timeouts });
  };
  return {
    send: async ({ to, subject, text }) => {
      transport ??= connect();
      await (await transport).sendMail({ from, to: { name: '', address: to }, subject, text });
    },
  };
}
