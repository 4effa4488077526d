import * as z from 'zod/mini';
import { timestampSchema } from '../timestamp.ts';
import { countSchema, idSchema } from './ids.ts';
import { releaseKinds } from './release.ts';

/** The number of deliveries that a festival stores, for its latest releases. */
export const mostWebhookDeliveries = 20;

/** The number of latest attempts that a delivery stores. */
export const mostWebhookAttempts = 20;

/** Why there was no response: timeout; no server; no valid certificate; a host that is not on the public internet. */
export const webhookProblems = ['timeout', 'unreachable', 'untrusted', 'notPublic'] as const;
export type WebhookProblem = (typeof webhookProblems)[number];

/** The result of an attempt: the HTTP status of the response, or why there was none. */
export type WebhookResult = number | WebhookProblem;

/**
 * `sending`: an attempt is running. `failed`: given up after a day. `ended`: the webhook was changed before it was
 * received.
 */
const states = ['waiting', 'sending', 'delivered', 'failed', 'ended'] as const;

const attemptSchema = z.strictObject({
  at: timestampSchema,
  result: z.union([z.int(), z.enum(webhookProblems)]),
});

/**
 * The delivery of one release to a webhook, stored at `festivals/{id}/webhookDeliveries/{id}`; only the server writes
 * it. `festivalName` and `publishedAt` are sent unchanged: both are public with the release. *Send again* starts
 * another `round` at `startedAt`; `tries` of its attempts have failed. `nextAt` is when the next attempt is due, null
 * if there is none; during an attempt, it is when that attempt counts as interrupted.
 */
export const webhookDeliverySchema = z.strictObject({
  releaseId: idSchema,
  number: countSchema,
  kind: z.enum(releaseKinds),
  festivalName: z.string(),
  publishedAt: z.string(),
  state: z.enum(states),
  round: countSchema,
  startedAt: timestampSchema,
  tries: countSchema,
  nextAt: z.nullable(timestampSchema),
  attempts: z.array(attemptSchema).check(z.maxLength(mostWebhookAttempts)),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});

export type WebhookDeliveryData = z.infer<typeof webhookDeliverySchema>;

/** A delivery with the id of its document, which lets receivers recognize duplicates. */
export type WebhookDelivery = WebhookDeliveryData & { readonly id: string };

export type WebhookAttempt = WebhookDeliveryData['attempts'][number];
