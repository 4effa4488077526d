import * as z from 'zod/mini';
import { timestampSchema } from '../timestamp.ts';

/**
 * The secret that signs webhook calls about a festival's releases, stored at `webhookSecrets/{festivalId}`. `nextAt` is
 * when the next of its deliveries is due.
 */
export const webhookSecretSchema = z.strictObject({
  secret: z.string().check(z.minLength(16), z.maxLength(200)),
  nextAt: z.optional(z.nullable(timestampSchema)),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});

export type WebhookSecretData = z.infer<typeof webhookSecretSchema>;
