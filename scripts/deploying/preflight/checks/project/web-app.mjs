import { failed, passed, warning } from '../../findings.mjs';
import { webApps } from '../../project-facts.mjs';

/** @type {import('../../findings.mjs').Check} */
export const webApp = {
  code: 'web-app',
  run: async (surroundings) => {
    const { project } = surroundings;
    const apps = await webApps(surroundings);
    if (apps.length === 1) return passed(apps[0].displayName ?? apps[0].appId);
    if (apps.length === 0) {
      return failed(
        'The project has no web app.',
        `npm run firebase -- apps:create WEB "Festival lineup portal" --project ${project}`,
      );
    }
    return warning(
      `The project has ${apps.length} web apps; the deployment cannot tell which is the portal's.`,
      `npm run firebase -- apps:sdkconfig WEB APP_ID --project ${project} --json`,
      'Save {"firebase": sdkConfig} to a file and deploy with --config FILE',
    );
  },
};
