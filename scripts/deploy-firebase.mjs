// Deploys the portal to a Firebase project: `npm run deploy:firebase -- --project ID`; --help lists the options.
import { root } from './building/build-all.mjs';
import { buildForFirebase } from './building/build-for-firebase.mjs';
import { callFirebase, deploy, runFirebase } from './deploying/deploy.mjs';
import { signInToGoogle } from './deploying/google.mjs';
import { preflightHands } from './deploying/preflight/hands.mjs';
import { checkProject } from './deploying/preflight/preflight.mjs';
import { ensureSafeguards } from './deploying/safeguards/ensure-safeguards.mjs';
import { installFirebaseTools } from './installing/firebase-tools.mjs';

try {
  process.exitCode = await deploy(process.argv.slice(2), {
    print: (text) => console.log(text),
    installTools: installFirebaseTools,
    build: buildForFirebase,
    fetch,
    ask: (...words) => callFirebase(root, ...words),
    run: (...words) => runFirebase(root, ...words),
    preflight: (deployment) => checkProject(deployment, preflightHands(root)),
    ensureSafeguards: ({ project, alertsTo }) =>
      ensureSafeguards({
        ask: signInToGoogle(project),
        project,
        alertsTo,
        print: (text) => console.log(text),
      }),
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
