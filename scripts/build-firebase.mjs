// Builds the deployment for Firebase, in dist/firebase: `npm run build:firebase -- --project ID --config FILE [--region
// REGION] [--app-check-key KEY]`.
import { buildForFirebase } from './building/build-for-firebase.mjs';
import { parseDeployArguments } from './deploying/arguments.mjs';
import { makePortalConfig, readConfigFile } from './deploying/portal-config.mjs';
import { chooseSettings } from './deploying/settings.mjs';

const usage =
  'Usage: npm run build:firebase -- --project ID --config FILE [--region REGION] [--app-check-key KEY]';

async function main() {
  const asked = parseDeployArguments(process.argv.slice(2));
  if (asked.kind === 'help') return console.log(usage);
  if (asked.kind === 'wrong') throw new Error(asked.problem);
  if (asked.configFile === null) throw new Error(usage);
  const file = readConfigFile(asked.configFile);
  const settings = chooseSettings({ command: asked, file, deployed: {} });
  return buildForFirebase(makePortalConfig(file.firebase, { project: asked.project, ...settings }));
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
