import * as z from 'zod/mini';
import { timestampSchema } from '../timestamp.ts';

/** What signs the calls that tell another server of a festival's releases, as stored at `webhookSecrets/{festivalId}`. */
export const webhookSecretSchema = z.strictObject({
  secret: z.string().check(z.minLength(16), z.maxLength(200)),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});

export type WebhookSecretData = z.infer<typeof webhookSecretSchema>;
