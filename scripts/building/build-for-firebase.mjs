import { buildFunctionsWhenStale, buildPortalWhenStale, portalDir, root } from './build-all.mjs';
import { noteLineupAssets, setProjectParameters } from './firebase-functions.mjs';
import { buildFirebaseHosting } from './firebase-hosting.mjs';

/**
 * Builds the whole deployment for Firebase, in dist/firebase: the pages with `config` as their `/config.json`, and the
 * functions for the same project and region.
 *
 * @param {{ firebase: { projectId: string, apiKey: string }, region: string, appCheckSiteKey?: string }} config
 */
export async function buildForFirebase(config) {
  const historyDays = parseWholeNumber('HISTORY_DAYS', 99_999);
  const minimumInstances = parseWholeNumber('MIN_INSTANCES', 10);
  const publicUrl = parsePublicUrl(process.env['PUBLIC_URL'] ?? '');
  await buildPortalWhenStale();
  await buildFirebaseHosting(root, portalDir, config);
  await buildFunctionsWhenStale();
  await noteLineupAssets(root, portalDir);
  await setProjectParameters(root, config.firebase.projectId, {
    region: config.region,
    enforceAppCheck: config.appCheckSiteKey !== undefined,
    historyDays,
    publicUrl,
    minimumInstances,
    webApiKey: config.firebase.apiKey,
  });
}

/**
 * Parses the operator's `PUBLIC_URL`: scheme and host, without a trailing slash. Empty means the address of Hosting
 * itself.
 */
export function parsePublicUrl(text) {
  if (text === '') return '';
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url !== null && url.protocol === 'https:' && url.origin === text.replace(/\/$/u, '');
  if (!isOrigin) throw new Error('PUBLIC_URL must be an address such as https://lineup.example.org.');
  return url.origin;
}

/**
 * Parses a numeric setting; 0 if not set. Rejects invalid numbers, because a typo must not delete data or cost money.
 */
function parseWholeNumber(name, maximum) {
  const text = process.env[name] || '0';
  if (!/^\d{1,5}$/u.test(text) || Number(text) > maximum) {
    throw new Error(`${name} must be a whole number from 0 to ${maximum}.`);
  }
  return Number(text);
}
