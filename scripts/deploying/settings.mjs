import { defaultRegion, isAppCheckKey, isRegion } from './arguments.mjs';

/**
 * The deployment settings from one source: undefined if not given, a key of null if App Check is off.
 *
 * @typedef {{ region?: string, appCheckSiteKey?: string | null }} Named
 */

const timeoutMs = 15_000;

/** The address of the portal's configuration on Firebase Hosting. */
function deployedConfigAddress(project) {
  return `https://${project}.web.app/config.json`;
}

/**
 * Reads the settings of the deployed portal; empty if there is none yet. Throws if that cannot be determined: a
 * deployment with the default settings might then replace one with others.
 *
 * @param {string} project
 * @param {typeof fetch} fetch
 * @returns {Promise<Named>}
 */
async function readDeployedSettings(project, fetch) {
  const address = deployedConfigAddress(project);
  const text = await readText(address, fetch).catch((error) => {
    throw new Error(
      `How ${project} is deployed could not be read from ${address} (${reasonOf(error)}). Try again, or name the settings: ` +
        '--region REGION, and --app-check-key KEY or --no-app-check.',
    );
  });
  const config = text === null ? null : parse(text);
  // Another site than the portal, or one that returns its first page for every address.
  if (config?.firebase?.projectId !== project) return {};
  const { region, appCheckSiteKey = null } = config;
  if (!isRegion(region) || (appCheckSiteKey !== null && !isAppCheckKey(appCheckSiteKey))) {
    throw new Error(
      `${address} names no region or key that could be used; say --region and --app-check-key.`,
    );
  }
  return { region, appCheckSiteKey };
}

/**
 * The settings of the deployment, given those of the command and of a file. Reads the deployed settings only if one is
 * missing in both.
 *
 * @param {{ project: string } & Named} asked
 * @param {Named} file
 * @param {typeof fetch} fetch
 */
export async function settingsOf(asked, file, fetch) {
  const region = asked.region ?? file.region;
  const key = asked.appCheckSiteKey === undefined ? file.appCheckSiteKey : asked.appCheckSiteKey;
  const isNamed = region !== undefined && key !== undefined;
  const deployed = isNamed ? {} : await readDeployedSettings(asked.project, fetch);
  return chooseSettings({ command: asked, file, deployed });
}

/**
 * The settings of a deployment, and a line that describes them. The command takes precedence, then the file, then the
 * deployed settings, then the defaults.
 *
 * @param {{ command: Named, file: Named, deployed: Named }} places
 */
export function chooseSettings({ command, file, deployed }) {
  const usual = { source: 'the default', named: { region: defaultRegion, appCheckSiteKey: null } };
  const places = [
    { source: 'as asked for', named: command },
    { source: 'as the file says', named: file },
    { source: 'as before', named: deployed },
  ];
  const choose = (name) => {
    const { source, named } = places.find((place) => place.named[name] !== undefined) ?? usual;
    const changes = deployed[name] !== undefined && deployed[name] !== named[name];
    return { value: named[name], source: changes ? `${source}; before: ${say(deployed[name])}` : source };
  };
  const region = choose('region');
  const key = choose('appCheckSiteKey');
  return {
    region: region.value,
    appCheckSiteKey: key.value,
    line: `Region: ${region.value} (${region.source}). App Check: ${say(key.value)} (${key.source}).`,
  };
}

function say(value) {
  return value ?? 'off';
}

async function readText(address, fetch) {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), cache: 'no-store' });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.text();
}

function reasonOf(error) {
  return error.cause?.message ?? error.message;
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
