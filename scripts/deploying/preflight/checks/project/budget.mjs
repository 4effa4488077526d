import { passed, skipped, warning } from '../../findings.mjs';
import { billingInfo, projectNumber } from '../../project-facts.mjs';

/** @type {import('../../findings.mjs').Check} */
export const budget = {
  code: 'budget',
  run: async (surroundings) => {
    const { ask, project } = surroundings;
    const { billingAccountName: account } = await billingInfo(surroundings);
    if (!account) return skipped('billing-plan');
    const [number, { budgets = [] }] = await Promise.all([
      projectNumber(surroundings),
      ask(`https://billingbudgets.googleapis.com/v1/${account}/budgets?pageSize=100`),
    ]);
    const own = budgets.find(({ budgetFilter = {}, thresholdRules = [] }) => {
      const { projects = [] } = budgetFilter;
      return thresholdRules.length > 0 && (projects.length === 0 || projects.includes(`projects/${number}`));
    });
    if (own !== undefined) return passed(own.displayName ?? own.name);
    return warning(
      'No budget reports costs that grow: text messages that were not asked for are the likely ones.',
      `gcloud billing budgets create --billing-account=${account.replace('billingAccounts/', '')} --display-name=portal --budget-amount=50USD --filter-projects=projects/${project} --threshold-rule=percent=0.5 --threshold-rule=percent=1`,
    );
  },
};
