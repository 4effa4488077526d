import { failed, passed, unknown, warning } from '../../findings.mjs';
import { cpuOf, defaultMaximumInstances, defaultMemoryMb } from '../../function-defaults.mjs';

const bytesPerMb = 1024 * 1024;

/**
 * Cloud Run refuses a function whose machines, all running, would exceed the project's quota in their region. A
 * deployment beyond the quota ends with "Quota exceeded for total allowable CPU per project per region" for some
 * functions.
 */
const quotas = [
  {
    metric: 'run.googleapis.com/cpu_allocation',
    id: 'CpuAllocPerProjectRegion',
    needs: ({ cpu, memoryMb }) => cpuOf(cpu, memoryMb) * 1000,
    format: (amount) => `${rounded(amount / 1000)} CPUs`,
  },
  {
    metric: 'run.googleapis.com/mem_allocation',
    id: 'MemAllocPerProjectRegion',
    needs: ({ memoryMb }) => memoryMb * bytesPerMb,
    format: (amount) => `${rounded(amount / bytesPerMb / 1024)} GiB`,
  },
];

const rounded = (amount) => Math.round(amount * 10) / 10;

/** @type {import('../../findings.mjs').Check} */
export const machineQuota = {
  code: 'machine-quota',
  run: async ({ ask, project, region, local }) => {
    const { metrics = [] } = await ask(
      `https://serviceusage.googleapis.com/v1beta1/projects/${project}/services/run.googleapis.com/consumerQuotaMetrics?view=FULL&pageSize=200`,
    );
    const page = `https://console.cloud.google.com/iam-admin/quotas?project=${project}&service=run.googleapis.com`;
    const needs = quotas.map((quota) => ({
      ...quota,
      limit: limitIn(metrics, quota.metric, region),
      ...needsOf(local.functions, quota.needs),
    }));
    const unnamed = needs.find(({ limit }) => limit === null);
    if (unnamed !== undefined) return unknown(`Google names no limit of ${unnamed.id} in ${region}.`, page);
    const request = ({ id, largest, together }) => [
      `Ask for more at ${page}, or:`,
      `gcloud beta quotas preferences create --service=run.googleapis.com --quota-id=${id} --project=${project} --preferred-value=${Math.ceil(Math.max(largest.amount, together))} --dimensions=region=${region} --email=you@example.org`,
    ];
    const short = needs.find(({ limit, largest }) => limit < largest.amount);
    if (short !== undefined) {
      const { largest, limit, format } = short;
      return failed(
        `${largest.name} may need ${format(largest.amount)} at once; the project has ${format(limit)} in ${region}.`,
        ...request(short),
      );
    }
    const tight = needs.find(({ limit, together }) => limit < together);
    if (tight === undefined) return passed('CPU and memory for all functions');
    return warning(
      `A deployment starts every function at once, with ${tight.format(tight.together)}; the project has ${tight.format(tight.limit)} in ${region}.`,
      ...request(tight),
    );
  },
};

/** The function with the highest maximum need, and the sum of one machine for each function. */
function needsOf(functions, needs) {
  const amounts = functions.map(({ memoryMb, ...settings }) => ({
    name: settings.name,
    one: needs({ ...settings, memoryMb: memoryMb ?? defaultMemoryMb }),
    maximum: settings.maxInstances ?? defaultMaximumInstances,
  }));
  const all = amounts.map(({ name, one, maximum }) => ({ name, amount: one * maximum }));
  return {
    largest: all.reduce((largest, each) => (each.amount > largest.amount ? each : largest)),
    together: amounts.reduce((sum, { one }) => sum + one, 0),
  };
}

/**
 * The limit in the region, otherwise the limit of all regions; null if there is none. Google reports unlimited as -1.
 */
function limitIn(metrics, name, region) {
  const buckets = metrics
    .filter(({ metric }) => metric === name)
    .flatMap(({ consumerQuotaLimits = [] }) => consumerQuotaLimits)
    .flatMap(({ quotaBuckets = [] }) => quotaBuckets);
  const found =
    buckets.find(({ dimensions }) => dimensions?.region === region) ??
    buckets.find(({ dimensions }) => dimensions === undefined);
  if (found === undefined) return null;
  const limit = Number(found.effectiveLimit);
  return limit < 0 ? Infinity : limit;
}
