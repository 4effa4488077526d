import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseDeployArguments, usage } from './arguments.mjs';
import { makePortalConfig, readConfigFile, parseSdkConfig } from './portal-config.mjs';
import { settingsOf } from './settings.mjs';

/** The command line of firebase-tools below `root`, as arguments of Node. */
function firebaseCommand(root, ...words) {
  const tool = join(
    root,
    'packages/provider-firebase/emulators/node_modules/firebase-tools/lib/bin/firebase.js',
  );
  return [tool, ...words];
}

/** What of firebase.json is deployed. */
const targets = 'firestore,storage,functions,hosting';

/**
 * Deploys as `words` ask for and returns the exit status. `steps` are the hands: they check the project, install the tools,
 * build, fetch, run a command of firebase-tools, and make missing backups and alerts. A failed check ends it before anything is
 * changed.
 *
 * @param {readonly string[]} words
 * @param {{ print: (text: string) => void, installTools: () => void, build: (config: object) => Promise<void>,
 *   fetch: typeof fetch, ask: (...words: string[]) => string, run: (...words: string[]) => number,
 *   preflight: (deployment: { project: string, region: string, appCheckSiteKey: string | null }) => Promise<number>,
 *   ensureSafeguards: (deployment: { project: string, alertsTo: string | undefined }) => Promise<number> }} steps
 */
export async function deploy(words, steps) {
  const asked = parseDeployArguments(words);
  if (asked.kind === 'help') {
    steps.print(usage);
    return 0;
  }
  if (asked.kind === 'wrong') throw new Error(asked.problem);
  const { project, configFile } = asked;
  const file = configFile === null ? null : readConfigFile(configFile);
  const { line, ...settings } = await settingsOf(asked, file ?? {}, steps.fetch);
  steps.print(line);
  const findApp = ['apps:sdkconfig', 'WEB', '--project', project, '--json'];
  const send = ['deploy', '--project', project, '--only', targets];
  if (asked.dryRun) {
    const commands = [
      ...(asked.skipPreflight ? [] : [['(check the project)']]),
      ...(file === null ? [findApp] : []),
      ['(build into dist/firebase)'],
      send,
      ['(make missing backups and alerts)'],
    ];
    for (const command of commands)
      steps.print(`firebase ${command.join(' ')}`.replace(/^firebase \(/u, '('));
    if (file !== null) {
      steps.print(JSON.stringify(makePortalConfig(file.firebase, { project, ...settings }), null, 2));
    }
    return 0;
  }
  if (!asked.skipPreflight && (await steps.preflight({ project, ...settings })) !== 0) {
    steps.print('\nNothing was deployed. Fix what failed, or deploy in spite of it with --skip-preflight.');
    return 1;
  }
  steps.installTools();
  const app = file === null ? parseSdkConfig(steps.ask(...findApp), project) : file.firebase;
  await steps.build(makePortalConfig(app, { project, ...settings }));
  const status = steps.run(...send);
  return status === 0 ? steps.ensureSafeguards({ project, alertsTo: asked.alertsTo }) : status;
}

/** Runs firebase-tools; answers what it prints. */
export function callFirebase(root, ...words) {
  const { stdout } = spawnSync('node', firebaseCommand(root, ...words), {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return stdout;
}

/** Runs firebase-tools with this terminal; answers its exit status. */
export function runFirebase(root, ...words) {
  return spawnSync('node', firebaseCommand(root, ...words), { cwd: root, stdio: 'inherit' }).status ?? 1;
}
