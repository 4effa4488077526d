// Runs the portal on Google's emulators, with the demo's data, to try it by hand: `npm run firebase:emulators`; --help
// lists the options.
import { tsImport } from 'tsx/esm/api';
import { findFirestoreJar } from '../packages/provider-firebase/emulators/find-firestore-jar.mjs';
import { parsePortArguments, requireFreePorts, usage } from './emulating/ports.mjs';

async function main() {
  const asked = parsePortArguments(process.argv.slice(2), process.env);
  if (asked.kind === 'help') {
    process.stdout.write(usage);
    return;
  }
  if (asked.kind === 'wrong') throw new Error(asked.problem);
  const password = await chosenPassword(process.env.DEMO_PASSWORD);
  if (findFirestoreJar() === null) {
    throw new Error(
      'The Firestore emulator was not found: set FIRESTORE_EMULATOR_JAR, install gcloud’s cloud-firestore-emulator, ' +
        'or run "firebase setup:emulators:firestore".',
    );
  }
  await requireFreePorts(asked);
  const { startFirebasePortal } = await import('./testing/firebase-portal.mjs');
  const { port, ports } = asked;
  const portal = await startFirebasePortal({ port, ports, ...(password !== undefined && { password }) });
  console.log(startMessage(portal));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void portal.stop());
}

/** The password of the demo accounts; undefined if none was chosen. Throws if it breaks the demo's rule. */
async function chosenPassword(password) {
  if (password === undefined || password === '') return undefined;
  const { demoPasswordRule, isDemoPassword } = await tsImport(
    '../packages/provider-embedded/server/src/demo/demo-password.ts',
    import.meta.url,
  );
  if (!isDemoPassword(password)) throw new Error(`DEMO_PASSWORD ${demoPasswordRule}.`);
  return password;
}

function startMessage({ address, password, accounts }) {
  return [
    `The portal on the emulators of Firebase is ready at ${address}`,
    'Demo accounts:',
    ...accounts.map(({ email, note }) => `  ${email} (${note})`),
    `  Password of all three: ${password}`,
    `Text messages and e-mails: ${address}/outbox`,
  ].join('\n');
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
