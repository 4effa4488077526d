import { failed, passed, warning } from '../../findings.mjs';
import { database } from '../../project-facts.mjs';

/** @type {import('../../findings.mjs').Check} */
export const firestoreDatabase = {
  code: 'firestore-database',
  run: async (surroundings) => {
    const { project } = surroundings;
    const found = await database(surroundings);
    if (found === null) {
      return failed(
        'The project has no Firestore database.',
        `gcloud firestore databases create --location=LOCATION --type=firestore-native --delete-protection --project=${project}`,
      );
    }
    if (found.type !== 'FIRESTORE_NATIVE') {
      return failed(
        'The database is not in native mode, which the pages need.',
        `If it is empty: gcloud firestore databases update --type=firestore-native --project=${project}`,
        'If it is in use, choose another project for the portal',
      );
    }
    const update = `gcloud firestore databases update --database='(default)' --project=${project}`;
    const fixes = [
      ...(found.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED'
        ? []
        : [`${update} --enable-pitr`]),
      ...(found.deleteProtectionState === 'DELETE_PROTECTION_ENABLED'
        ? []
        : [`${update} --delete-protection`]),
    ];
    if (fixes.length === 0) return passed(`native mode in ${found.locationId}`);
    return warning('The database can be deleted, or not be read as of an earlier minute.', ...fixes);
  },
};
