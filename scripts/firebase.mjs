// The command line of Firebase in the version that the portal is deployed with: `npm run firebase -- login`.
import { root } from './building/build-all.mjs';
import { runFirebase } from './deploying/deploy.mjs';
import { installFirebaseTools } from './installing/firebase-tools.mjs';

try {
  installFirebaseTools();
  process.exitCode = runFirebase(root, ...process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
