// Runs the domain's tests in one process per zone, for the given zones or all: the rules must never depend on the
// machine's zone.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const named = process.argv.slice(2);
const zones =
  named.length > 0 ? named : ['UTC', 'Pacific/Kiritimati', 'America/St_Johns', 'Australia/Lord_Howe'];

const failed = zones.filter((zone) => {
  console.log(`Domain tests with TZ=${zone}`);
  const { status } = spawnSync('node', ['node_modules/vitest/vitest.mjs', 'run', 'packages/domain'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TZ: zone },
  });
  return status !== 0;
});

if (failed.length > 0) {
  console.error(`Domain tests failed with TZ=${failed.join(', ')}`);
  process.exit(1);
}
console.log(`Domain tests hold in ${zones.length} zones.`);
