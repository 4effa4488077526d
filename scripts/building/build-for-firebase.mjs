import { buildFunctionsWhenStale, buildPortalWhenStale, portalDir, root } from './build-all.mjs';
import { setProjectParameters } from './firebase-functions.mjs';
import { buildFirebaseHosting } from './firebase-hosting.mjs';

/**
 * Builds all that is deployed to Firebase, in dist/firebase: the pages with `config` as their `/config.json`, and the
 * functions with the same region for the same project.
 *
 * @param {{ firebase: { projectId: string }, region: string, appCheckSiteKey?: string }} config
 */
export async function buildForFirebase(config) {
  const historyDays = parseHistoryDays(process.env['HISTORY_DAYS'] || undefined);
  await buildPortalWhenStale();
  await buildFirebaseHosting(root, portalDir, config);
  await buildFunctionsWhenStale();
  await setProjectParameters(root, config.firebase.projectId, {
    region: config.region,
    enforceAppCheck: config.appCheckSiteKey !== undefined,
    historyDays,
  });
}

/** The operator's `HISTORY_DAYS`; 0, for ever, where nothing is said. A slip must not remove what was to be kept. */
function parseHistoryDays(text = '0') {
  if (!/^\d{1,5}$/u.test(text)) throw new Error('HISTORY_DAYS must be a whole number from 0 to 99999.');
  return Number(text);
}
