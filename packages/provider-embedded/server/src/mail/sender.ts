interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands an e-mail over for delivery. Throws when that fails. */
export interface MailSender {
  send(mail: Mail): Promise<void>;
}
