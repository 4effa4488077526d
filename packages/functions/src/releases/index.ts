export { publishLineup } from './publish-lineup.ts';
export { compareRelease } from './compare-release.ts';
export { publishedSets } from './live-changes.ts';
export { changePublication, type ChangeSurroundings } from './change-publication.ts';
export { changePreviewLinks, previewDraft, previewLinkOf, previewOf } from './preview-links.ts';
export { publishedAt, type PublishedAt } from './published-at.ts';
export { hasDueReleases, runDueReleases, type DueSurroundings } from './run-due-releases.ts';
export type { CallSurroundings, ReleaseSurroundings } from './surroundings.ts';
export {
  anyWebhooks,
  isWebhookAddress,
  callDueWebhooks,
  callWebhook,
  callWebhookInSeconds,
  type SendWebhook,
  type WebhookRule,
  type WebhookSurroundings,
} from './webhooks/index.ts';
export { readPublic } from './release-files.ts';
export { createSinceReader, type ReadSince } from './since.ts';
