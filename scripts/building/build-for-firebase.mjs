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
  await buildPortalWhenStale();
  await buildFirebaseHosting(root, portalDir, config);
  await buildFunctionsWhenStale();
  await setProjectParameters(root, config.firebase.projectId, {
    region: config.region,
    enforceAppCheck: config.appCheckSiteKey !== undefined,
  });
}
