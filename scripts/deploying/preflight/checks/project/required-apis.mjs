import { failed, passed } from '../../findings.mjs';

/** The APIs that the portal runs on and that this check and the deployment call. */
export const requiredApis = [
  'identitytoolkit.googleapis.com',
  'firestore.googleapis.com',
  'firebasestorage.googleapis.com',
  'storage.googleapis.com',
  'cloudfunctions.googleapis.com',
  'cloudbuild.googleapis.com',
  'run.googleapis.com',
  'eventarc.googleapis.com',
  'pubsub.googleapis.com',
  'artifactregistry.googleapis.com',
  'cloudscheduler.googleapis.com',
  'firebaseappcheck.googleapis.com',
  'recaptchaenterprise.googleapis.com',
  'cloudresourcemanager.googleapis.com',
  'cloudbilling.googleapis.com',
  'billingbudgets.googleapis.com',
  'monitoring.googleapis.com',
];

/** @type {import('../../findings.mjs').Check} */
export const requiredApisEnabled = {
  code: 'required-apis',
  run: async ({ ask, project }) => {
    const names = requiredApis.map((api) => `names=projects/${project}/services/${api}`);
    const { services = [] } = await ask(
      `https://serviceusage.googleapis.com/v1/projects/${project}/services:batchGet?${names.join('&')}`,
    );
    const enabled = new Set(
      services.filter(({ state }) => state === 'ENABLED').map(({ config }) => config.name),
    );
    const missing = requiredApis.filter((api) => !enabled.has(api));
    if (missing.length === 0) return passed(`all ${requiredApis.length} enabled`);
    return failed(
      `APIs are not enabled: ${missing.join(', ')}.`,
      `gcloud services enable ${missing.join(' ')} --project=${project}`,
    );
  },
};
