import * as z from 'zod/mini';
import { timestampSchema } from '../timestamp.ts';
import { countSchema, idSchema } from './ids.ts';
import { releaseKinds } from './release.ts';

/** A festival stores this many deliveries: those of its latest releases. */
export const mostWebhookDeliveries = 20;

/** A delivery stores this many attempts, the latest. */
export const mostWebhookAttempts = 20;

/** Why there was no answer: none in time; no server; no valid certificate; a host that is not on the public internet. */
export const webhookProblems = ['timeout', 'unreachable', 'untrusted', 'notPublic'] as const;
export type WebhookProblem = (typeof webhookProblems)[number];

/** What an attempt came to: the HTTP status of the answer, or why there was none. */
export type WebhookResult = number | WebhookProblem;

/** `sending`: an attempt is being made. `failed`: given up after a day. `ended`: the webhook was changed before it was received. */
const states = ['waiting', 'sending', 'delivered', 'failed', 'ended'] as const;

const attemptSchema = z.strictObject({
  at: timestampSchema,
  result: z.union([z.int(), z.enum(webhookProblems)]),
});

/**
 * What a webhook is sent of one release, as stored at `festivals/{id}/webhookDeliveries/{id}`; only the server writes it.
 * `festivalName` and `publishedAt` are sent as they are: both are public with the release. *Send again* begins another `round` at
 * `startedAt`, of whose attempts `tries` have failed. `nextAt` is when the next is due, and null if there is none; while one is
 * being made, it is when that counts as interrupted.
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

/** A delivery with the id of its document, by which receivers recognize what they have already had. */
export type WebhookDelivery = WebhookDeliveryData & { readonly id: string };

export type WebhookAttempt = WebhookDeliveryData['attempts'][number];
