import { readFileSync } from 'node:fs';

/** A daily backup for a week and a weekly one for four weeks, as in the embedded portal. */
const schedules = JSON.parse(readFileSync(new URL('backup-schedules.json', import.meta.url), 'utf8'));

const address = (project) =>
  `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/backupSchedules`;

/** A database has at most one schedule of each kind. */
const kindOf = (schedule) => ('dailyRecurrence' in schedule ? 'daily' : 'weekly');

/**
 * The schedules that the project lacks. Another one of the same kind counts, with any retention: the operator may
 * change it.
 *
 * @param {import('../google.mjs').Ask} ask
 * @param {string} project
 */
export async function missingSchedules(ask, project) {
  const { backupSchedules = [] } = await ask(address(project));
  const kinds = new Set(backupSchedules.map(kindOf));
  return schedules.filter((schedule) => !kinds.has(kindOf(schedule)));
}

/**
 * Creates the missing schedules and returns a line that lists them.
 *
 * @param {import('../google.mjs').Ask} ask
 * @param {string} project
 */
export async function ensureBackups(ask, project) {
  const missing = await missingSchedules(ask, project);
  for (const schedule of missing) await ask(address(project), schedule);
  return missing.length === 0
    ? 'Backups of the documents: daily and weekly, as before.'
    : `Backups of the documents: ${missing.map(kindOf).join(' and ')} from now on.`;
}
