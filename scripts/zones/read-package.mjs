// Reads the installed package of zone rules.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The version of the tz database in the installed package, and the release date of the package. */
export function packageRelease() {
  const { version } = require('moment-timezone/package.json');
  const changes = readFileSync(require.resolve('moment-timezone/changelog.md'), 'utf8');
  const heading = changes.split('\n').find((line) => line.startsWith(`### \`${version}\``)) ?? '';
  const released = /_(\d{4}-\d\d-\d\d)_/u.exec(heading)?.[1];
  if (released === undefined) throw new Error(`The changelog of moment-timezone has no date for ${version}.`);
  return { version: require('moment-timezone').tz.dataVersion, released };
}

/** The names that the portal accepts as zones: UTC, GMT and those with an area. Links are names like the others. */
export function zoneNames() {
  const names = require('moment-timezone').tz.names();
  return names.filter((name) => name.includes('/') || name === 'UTC' || name === 'GMT');
}

/**
 * The offset of a zone from UTC in seconds as the second `from` (since the epoch) begins, and its changes from then
 * until before the second `to`: when, and the offset before and after.
 *
 * @param {string} name
 * @param {number} from
 * @param {number} to
 */
export function zoneChanges(name, from, to) {
  const zone = require('moment-timezone').tz.zone(name);
  const offsets = zone.offsets.map((minutes) => 0 - Math.round(minutes * 60));
  const changes = zone.untils
    .slice(0, -1)
    .map((until, i) => ({ at: Math.round(until / 1000), before: offsets[i], after: offsets[i + 1] }))
    .filter(({ before, after }) => before !== after);
  const within = changes.filter(({ at }) => at > from && at < to);
  const last = changes.findLast(({ at }) => at <= from);
  return { first: last?.after ?? offsets[0], changes: within };
}
