// The Firebase command line in the version that deploys the portal: `npm run firebase -- login`. One command is ours:
// `npm run firebase -- preflight --project ID` checks whether a project is ready for a deployment.
import { root } from './building/build-all.mjs';
import { runFirebase } from './deploying/deploy.mjs';
import { preflightHands } from './deploying/preflight/hands.mjs';
import { preflight } from './deploying/preflight/preflight.mjs';
import { installFirebaseTools } from './installing/firebase-tools.mjs';

const [command, ...words] = process.argv.slice(2);

try {
  if (command === 'preflight') {
    process.exitCode = await preflight(words, { ...preflightHands(root), fetch });
  } else {
    installFirebaseTools();
    process.exitCode = runFirebase(root, ...process.argv.slice(2));
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
