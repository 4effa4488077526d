// The portal on Google's emulators, with the demo's data, to try it by hand: `npm run firebase:emulators`.
import { findFirestoreJar } from '../packages/provider-firebase/emulators/find-firestore-jar.mjs';

/** The addresses that Google's own documents name. */
const ports = { auth: 9099, firestore: 8080, storage: 9199, functions: 5001 };
const defaultPort = 5000;

const help = `npm run firebase:emulators

Serves the portal on the emulators of Firebase, with demo data that is gone when it ends.
  PORT            where the portal listens (${defaultPort})
  DEMO_PASSWORD   password of the demo accounts (a random one, printed at the start)
`;

async function main() {
  if (process.argv.includes('--help')) {
    process.stdout.write(help);
    return;
  }
  if (findFirestoreJar() === null) {
    throw new Error(
      'The Firestore emulator was not found: set FIRESTORE_EMULATOR_JAR, install gcloud’s cloud-firestore-emulator, ' +
        'or run "firebase setup:emulators:firestore".',
    );
  }
  const { startFirebasePortal } = await import('./testing/firebase-portal.mjs');
  const password = process.env.DEMO_PASSWORD || undefined;
  const portal = await startFirebasePortal({
    port: portOf(process.env.PORT),
    ports,
    ...(password !== undefined && { password }),
  });
  console.log(startMessage(portal));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void portal.stop());
}

function portOf(text) {
  const port = Number(text || defaultPort);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`PORT is no port: ${text}`);
  return port;
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
