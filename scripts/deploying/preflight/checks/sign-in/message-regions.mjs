import { failed, passed, skipped, warning } from '../../findings.mjs';
import { signInConfig } from '../../project-facts.mjs';

/** @type {import('../../findings.mjs').Check} */
export const messageRegions = {
  code: 'message-regions',
  run: async (surroundings) => {
    const config = await signInConfig(surroundings);
    if (config === null) return skipped('identity-platform');
    const { allowlistOnly, allowByDefault } = config.smsRegionConfig ?? {};
    const allowed = allowlistOnly?.allowedRegions ?? [];
    const page = `https://console.firebase.google.com/project/${surroundings.project}/authentication/settings`;
    if (allowed.length > 0) return passed(allowed.join(', '));
    if (allowByDefault !== undefined) {
      return warning(
        'Text messages may be sent to any country, which is how they are abused.',
        `Allow only the countries of your administrators' phones under SMS region policy: ${page}`,
      );
    }
    return failed(
      'Text messages may be sent to no country.',
      `Allow the countries of your administrators' phones under SMS region policy: ${page}`,
    );
  },
};
