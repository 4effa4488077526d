import { failed, passed, unknown } from '../../findings.mjs';
import { defaultCpu, defaultMaximumInstances, defaultMemoryMb } from '../../function-defaults.mjs';

const bytesPerMb = 1024 * 1024;

/** Cloud Run refuses a function whose machines, all running, would exceed the project's quota in their region. */
const quotas = [
  {
    metric: 'run.googleapis.com/cpu_allocation',
    id: 'CpuAllocPerProjectRegion',
    needs: ({ cpu, memoryMb }) => (typeof cpu === 'number' ? cpu : defaultCpu(memoryMb)) * 1000,
    format: (amount) => `${amount / 1000} CPUs`,
  },
  {
    metric: 'run.googleapis.com/mem_allocation',
    id: 'MemAllocPerProjectRegion',
    needs: ({ memoryMb }) => memoryMb * bytesPerMb,
    format: (amount) => `${amount / bytesPerMb / 1024} GiB`,
  },
];

/** @type {import('../../findings.mjs').Check} */
export const machineQuota = {
  code: 'machine-quota',
  run: async ({ ask, project, region, local }) => {
    const { metrics = [] } = await ask(
      `https://serviceusage.googleapis.com/v1beta1/projects/${project}/services/run.googleapis.com/consumerQuotaMetrics?view=FULL&pageSize=200`,
    );
    const page = `https://console.cloud.google.com/iam-admin/quotas?project=${project}&service=run.googleapis.com`;
    for (const quota of quotas) {
      const limit = limitIn(metrics, quota.metric, region);
      if (limit === null) return unknown(`Google names no limit of ${quota.id} in ${region}.`, page);
      const largest = largestOf(local.functions, quota.needs);
      if (limit < largest.amount) {
        return failed(
          `${largest.name} may need ${quota.format(largest.amount)} at once; the project has ${quota.format(limit)} in ${region}.`,
          `Ask for more at ${page}, or:`,
          `gcloud beta quotas preferences create --service=run.googleapis.com --quota-id=${quota.id} --project=${project} --preferred-value=${largest.amount} --dimensions=region=${region}`,
        );
      }
    }
    return passed('CPU and memory for all functions');
  },
};

/** The function that may need most at once. */
function largestOf(functions, needs) {
  const amounts = functions.map((settings) => ({
    name: settings.name,
    amount:
      (settings.maxInstances ?? defaultMaximumInstances) *
      needs({ ...settings, memoryMb: settings.memoryMb ?? defaultMemoryMb }),
  }));
  return amounts.reduce((largest, each) => (each.amount > largest.amount ? each : largest));
}

/** The limit in the region, else the one of all regions; null if there is none. Google says -1 for unlimited. */
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
