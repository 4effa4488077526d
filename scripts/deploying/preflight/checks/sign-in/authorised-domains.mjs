import { failed, passed, skipped } from '../../findings.mjs';
import { portalDomains, signInConfig } from '../../project-facts.mjs';

/** @type {import('../../findings.mjs').Check} */
export const authorisedDomains = {
  code: 'authorised-domains',
  run: async (surroundings) => {
    const config = await signInConfig(surroundings);
    if (config === null) return skipped('identity-platform');
    const needed = portalDomains(surroundings);
    const missing = needed.filter((domain) => !(config.authorizedDomains ?? []).includes(domain));
    if (missing.length === 0) return passed(needed.join(', '));
    return failed(
      `Signing in does not work at ${missing.join(' and ')}.`,
      `Add it under Authorized domains: https://console.firebase.google.com/project/${surroundings.project}/authentication/settings`,
    );
  },
};
