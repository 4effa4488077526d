import { passed, warning } from '../../findings.mjs';
import { missingPolicies, ourPolicies } from '../../../safeguards/alerts.mjs';

/** @type {import('../../findings.mjs').Check} */
export const alerts = {
  code: 'alerts',
  run: async ({ ask, project }) => {
    const policies = await ourPolicies(ask, project);
    const missing = missingPolicies(policies);
    const withoutAddress = policies.filter(
      ({ notificationChannels = [] }) => notificationChannels.length === 0,
    );
    if (missing.length === 0 && withoutAddress.length === 0) return passed(`${policies.length} alerts`);
    const problem =
      missing.length > 0
        ? `Alerts are missing, which the deployment makes: ${missing.map(({ displayName }) => displayName).join(', ')}.`
        : `Alerts reach no address: ${withoutAddress.map(({ displayName }) => displayName).join(', ')}.`;
    return warning(problem, `npm run deploy:firebase -- --project ${project} --alerts-to you@example.org`);
  },
};
