import { failed, passed } from '../../findings.mjs';
import { billingInfo } from '../../project-facts.mjs';

/** @type {import('../../findings.mjs').Check} */
export const billingPlan = {
  code: 'billing-plan',
  run: async (surroundings) => {
    const { project } = surroundings;
    const { billingEnabled = false, billingAccountName } = await billingInfo(surroundings);
    if (billingEnabled) return passed(`Blaze, ${billingAccountName}`);
    return failed(
      'The project has no billing account: text messages, functions and files need the Blaze plan.',
      'gcloud billing accounts list',
      `gcloud billing projects link ${project} --billing-account=BILLING_ACCOUNT`,
    );
  },
};
