import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** A new code of six digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

export function isCode(text: string): boolean {
  return /^\d{6}$/u.test(text);
}

/** The stored hash of a code. Without `secret`, a million attempts would find the code from its hash. */
export function hashCode(secret: Uint8Array, sessionId: string, code: string): string {
  return createHmac('sha256', secret).update(`code:${sessionId}:${code}`).digest('hex');
}

/** Compares in constant time. */
export function sameHash(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The text of the message, in which the code is the only run of six digits. */
export function codeMessage(code: string): string {
  return `Your Festival Admin Portal code is ${code}. It is valid for 5 minutes.`;
}
