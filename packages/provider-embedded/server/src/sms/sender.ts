/** Hands a text message over for delivery. Throws when that fails. */
export interface SmsSender {
  /** `to` is E.164. */
  send(to: string, text: string): Promise<void>;
}
