import { failed, passed, skipped, warning } from '../../findings.mjs';
import { bucket, database } from '../../project-facts.mjs';

/** The regions in each multi-region location, by the prefix of their names. */
const covered = {
  nam5: /^us-/u,
  nam7: /^us-/u,
  eur3: /^europe-/u,
  us: /^us-/u,
  eu: /^europe-/u,
  asia: /^asia-/u,
  nam4: /^us-(?:central1|east1)$/u,
  eur4: /^europe-(?:north1|west4)$/u,
  asia1: /^asia-northeast[12]$/u,
};

const isNear = (location, region) => location === region || (covered[location]?.test(region) ?? false);

/** @type {import('../../findings.mjs').Check} */
export const regions = {
  code: 'regions',
  run: async (surroundings) => {
    const { project, region } = surroundings;
    const [documents, files] = await Promise.all([database(surroundings), bucket(surroundings)]);
    if (documents === null) return skipped('firestore-database');
    if (files === null) {
      return failed(
        'The project has no bucket for files.',
        `Make it in ${region}: https://console.firebase.google.com/project/${project}/storage`,
      );
    }
    const location = files.location.toLowerCase();
    if (!isNear(location, region)) {
      return failed(
        `Functions in ${region} cannot be called for files in ${location}.`,
        `npm run deploy:firebase -- --project ${project} --region ${location in covered ? 'REGION' : location}`,
      );
    }
    if (!isNear(documents.locationId, region)) {
      return warning(
        `The functions run in ${region} and the documents are in ${documents.locationId}: every save crosses the distance.`,
        `npm run deploy:firebase -- --project ${project} --region REGION, with a region near both`,
      );
    }
    return passed(`functions ${region}, documents ${documents.locationId}, files ${location}`);
  },
};
