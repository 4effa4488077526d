import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseDeployArguments, usage } from './arguments.mjs';
import { makePortalConfig, readConfigFile, parseSdkConfig } from './portal-config.mjs';
import { settingsOf } from './settings.mjs';

/** The command line of the firebase-tools below `root`, as arguments for Node. */
function firebaseCommand(root, ...words) {
  const tool = join(
    root,
    'packages/provider-firebase/emulators/node_modules/firebase-tools/lib/bin/firebase.js',
  );
  return [tool, ...words];
}

/** The deployed parts of firebase.json. */
const targets = 'firestore,storage,functions,hosting';

/**
 * Deploys as `words` say and returns the exit status. `steps` perform the side effects: they check the project, install
 * the tools, build, fetch, run firebase-tools, and create missing backups and alerts. A failed check stops the
 * deployment before it changes anything.
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

/** Runs firebase-tools and returns its output. */
export function callFirebase(root, ...words) {
  const { stdout } = spawnSync('node', firebaseCommand(root, ...words), {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return stdout;
}

/** Runs firebase-tools in this terminal and returns its exit status. */
export function runFirebase(root, ...words) {
  return spawnSync('node', firebaseCommand(root, ...words), { cwd: root, stdio: 'inherit' }).status ?? 1;
}
