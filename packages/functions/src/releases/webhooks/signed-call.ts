import type { WebhookDelivery, WebhookResult } from '@lineup/domain/release';
import { hmacSha256 } from '../../hashing.ts';

/** Sends a webhook's call. Never rejects. */
export type SendWebhook = (
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
) => Promise<WebhookResult>;

export interface SignedCall {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The address of the lineup, and the time of the call. */
export interface CallContext {
  readonly festivalId: string;
  /** The address of the public page. */
  readonly address: string;
  readonly secret: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Builds a webhook's call. The signature covers the time in seconds, a dot, and the body, so that a recorded call
 * cannot be replayed later.
 */
export async function signedCall(
  delivery: WebhookDelivery,
  { festivalId, address, secret, now }: CallContext,
): Promise<SignedCall> {
  const { id, releaseId, number, kind, festivalName, publishedAt } = delivery;
  const body = JSON.stringify({
    id,
    festival: { id: festivalId, name: festivalName },
    release: { id: releaseId, number, kind, publishedAt },
    address,
  });
  const seconds = Math.floor(now / 1000);
  const signature = await hmacSha256(secret, `${seconds}.${body}`);
  const headers = {
    'content-type': 'application/json',
    'x-lineup-delivery': id,
    'x-lineup-signature': `t=${seconds},v1=${signature}`,
  };
  return { body, headers };
}
