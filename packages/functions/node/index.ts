export { createDownloader } from './download.ts';
export { createWebhookSender, publicWebhookRule } from './send-webhook.ts';
