import { nullIfAbsent } from '../../../google.mjs';
import { failed, passed, skipped, warning } from '../../findings.mjs';
import { portalDomains, webApps } from '../../project-facts.mjs';

/** @type {import('../../findings.mjs').Check} */
export const appCheck = {
  code: 'app-check',
  run: async (surroundings) => {
    const { ask, project, appCheckSiteKey: key } = surroundings;
    const domains = portalDomains(surroundings);
    if (key === null) {
      return warning(
        'App Check is off: the functions take calls of other programs than the portal.',
        `gcloud recaptcha keys create --web --integration-type=score --domains=${domains.join(',')} --display-name=portal --project=${project}`,
        'Register the key as in docs/firebase.md, step 4, and deploy with --app-check-key KEY',
      );
    }
    const apps = await webApps(surroundings);
    if (apps.length === 0) return skipped('web-app');
    const keys = await Promise.all(apps.map(({ appId }) => registeredKey(surroundings, appId)));
    if (!keys.includes(key)) {
      return failed(
        `No web app is registered for App Check with the key ${key}: the functions would refuse every call.`,
        `Register it with that key: https://console.firebase.google.com/project/${project}/appcheck/apps`,
      );
    }
    const found = await nullIfAbsent(
      ask(`https://recaptchaenterprise.googleapis.com/v1/projects/${project}/keys/${key}`),
    );
    return findingOfKey(found, { key, domains, project });
  },
};

async function registeredKey({ ask, project }, appId) {
  const path = `projects/${project}/apps/${appId}/recaptchaEnterpriseConfig`;
  const config = await nullIfAbsent(ask(`https://firebaseappcheck.googleapis.com/v1/${path}`));
  return config?.siteKey;
}

function findingOfKey(found, { key, domains, project }) {
  if (found === null) {
    return failed(
      `The project has no reCAPTCHA key ${key}.`,
      `gcloud recaptcha keys list --project=${project}, then deploy with --app-check-key KEY`,
    );
  }
  const { allowedDomains = [], allowAllDomains = false } = found.webSettings ?? {};
  // A key for a domain is also valid for its subdomains.
  const isAllowed = (domain) => allowedDomains.some((each) => domain === each || domain.endsWith(`.${each}`));
  const missing = allowAllDomains ? [] : domains.filter((domain) => !isAllowed(domain));
  if (missing.length === 0) return passed(key);
  return failed(
    `The reCAPTCHA key does not work at ${missing.join(' and ')}.`,
    `gcloud recaptcha keys update ${key} --web --domains=${[...allowedDomains, ...missing].join(',')} --project=${project}`,
  );
}
