export { anyWebhooks, isWebhookAddress, type WebhookRule } from './address.ts';
export {
  callDueWebhooks,
  callWebhook,
  callWebhookInSeconds,
  type WebhookSurroundings,
} from './call-webhook.ts';
export { newDeliveryWrites } from './delivery-writes.ts';
export { sendAgain } from './send-again.ts';
export { webhookWrites } from './set-webhook.ts';
export type { SendWebhook } from './signed-call.ts';
