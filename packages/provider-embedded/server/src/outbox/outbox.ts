import type { MailSender } from '../mail/smtp.ts';
import type { SmsSender } from '../sms/gateway.ts';

export interface OutboxMessage {
  readonly channel: 'sms' | 'email';
  readonly to: string;
  readonly text: string;
  /** When it was sent, ISO 8601 in UTC. */
  readonly at: string;
}

/** Collects the demo's messages instead of sending them. In memory only. */
export interface Outbox {
  readonly sms: SmsSender;
  readonly mail: MailSender;
  /** Newest first. */
  messages(): readonly OutboxMessage[];
}

const retainedMessages = 500;

export function createOutbox(now: () => number): Outbox {
  const stored: OutboxMessage[] = [];
  const add = (channel: OutboxMessage['channel'], to: string, text: string): Promise<void> => {
    stored.unshift({ channel, to, text, at: new Date(now()).toISOString() });
    stored.length = Math.min(stored.length, retainedMessages);
    return Promise.resolve();
  };
  return {
    sms: { send: (to, text) => add('sms', to, text) },
    mail: { send: ({ to, subject, text }) => add('email', to, `${subject}\n\n${text}`) },
    messages: () => [...stored],
  };
}
