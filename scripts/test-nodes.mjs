// Runs the Node.js tests and starts the portal on the other supported versions of Node.js. With a folder as argument,
// it writes a report of the tests into it for each version.
import { spawnSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedNode, installNodes, majors, nodesReport } from './installing/nodes.mjs';
import { vitestReporters } from './testing/count-tests.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const own = Number(process.versions.node.split('.')[0]);
const [reports] = process.argv.slice(2);
const unitTests = ['node_modules/vitest/vitest.mjs', 'run', '--project=rooms'];
const checks = [
  { title: 'Unit tests', parametersOn: (major) => [...unitTests, ...reporters(major)] },
  { title: 'Start', parametersOn: () => ['scripts/testing/try-start.mjs'] },
];

/** Each version runs in another zone, so that a rule that depends on the machine's zone fails. */
const zones = { 20: 'UTC', 22: 'Pacific/Kiritimati', 24: 'America/St_Johns' };

installNodes();
const others = majors.filter((major) => major !== own);
const missing = others.filter((major) => installedNode(major) === null);
for (const major of missing)
  console.log(`Node.js ${major} was not tested: there is no build for ${process.platform}-${process.arch}.`);

const failed = others.flatMap(failuresOn);
for (const failure of failed) console.error(failure);
// In CI, no version may go untested.
const isIncomplete = missing.length > 0 && process.env['CI'] !== undefined;
process.exitCode = failed.length > 0 || isIncomplete ? 1 : 0;

function reporters(major) {
  return reports === undefined ? [] : vitestReporters(nodesReport(reports, major));
}

/** Programs that a check starts as `node` use the same version. */
function holds({ title, parametersOn }, major, node) {
  const zone = zones[major];
  console.log(`${title} on Node.js ${major} with TZ=${zone}`);
  const path = [dirname(node), process.env['PATH']].join(delimiter);
  const { status } = spawnSync(node, parametersOn(major), {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: path, TZ: zone },
  });
  return status === 0;
}

/** Describes the failures on an installed version. */
function failuresOn(major) {
  const node = installedNode(major);
  if (node === null) return [];
  const failures = checks.filter((check) => !holds(check, major, node));
  return failures.map(({ title }) => `${title} failed on Node.js ${String(major)}.`);
}
