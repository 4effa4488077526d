import { passed, skipped, warning } from '../../findings.mjs';
import { database } from '../../project-facts.mjs';
import { missingSchedules } from '../../../safeguards/backups.mjs';

/** @type {import('../../findings.mjs').Check} */
export const scheduledBackups = {
  code: 'scheduled-backups',
  run: async (surroundings) => {
    const { ask, project } = surroundings;
    if ((await database(surroundings)) === null) return skipped('firestore-database');
    const missing = await missingSchedules(ask, project);
    if (missing.length === 0) return passed('daily and weekly');
    return warning(
      'The documents have no daily and weekly backup; the deployment makes the schedules.',
      `npm run deploy:firebase -- --project ${project}`,
    );
  },
};
