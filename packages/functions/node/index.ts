export { createDownloader } from './download.ts';
export { shownView } from './shown-view.ts';
export { createTurns } from './turns.ts';
export { createWebhookSender, publicWebhookRule } from './send-webhook.ts';
