import { readFileSync } from 'node:fs';

/** Policies as Cloud Monitoring takes them; the label `lineup_portal` tells which one a policy of a project is. */
const policies = JSON.parse(readFileSync(new URL('alert-policies.json', import.meta.url), 'utf8'));

const monitoring = 'https://monitoring.googleapis.com/v3';
const nameOf = ({ userLabels = {} }) => userLabels.lineup_portal;

/**
 * The policies of the project that a deployment has made.
 *
 * @param {import('../google.mjs').Ask} ask
 * @param {string} project
 */
export async function ourPolicies(ask, project) {
  const { alertPolicies = [] } = await ask(`${monitoring}/projects/${project}/alertPolicies?pageSize=500`);
  return alertPolicies.filter((policy) => nameOf(policy) !== undefined);
}

/**
 * Those that are not among the project's.
 *
 * @param {readonly { userLabels?: Record<string, string> }[]} existing
 */
export function missingPolicies(existing) {
  const names = new Set(existing.map(nameOf));
  return policies.filter((policy) => !names.has(nameOf(policy)));
}

/**
 * Makes the alerts that are missing, lets all of them send e-mails to `email` as well, and returns a line that says so.
 * What the operator has changed in one that exists stays.
 *
 * @param {import('../google.mjs').Ask} ask
 * @param {string} project
 * @param {string | undefined} email
 */
export async function ensureAlerts(ask, project, email) {
  const existing = await ourPolicies(ask, project);
  const missing = missingPolicies(existing);
  const channel = email === undefined ? null : await ensureChannel(ask, project, email);
  const addresses = channel === null ? sharedChannels(existing) : [channel];
  for (const policy of missing) {
    await ask(`${monitoring}/projects/${project}/alertPolicies`, {
      ...policy,
      notificationChannels: addresses,
    });
  }
  if (channel !== null) await addChannel(ask, existing, channel);
  const made = missing.length === 0 ? 'as before' : `${missing.length} new`;
  const hasAddress = addresses.length > 0;
  return `Alerts: ${made}${hasAddress ? '' : '; they reach no address, deploy once with --alerts-to you@example.org'}.`;
}

/** Where the existing ones are sent, so that a new one of a later version is sent there as well. */
function sharedChannels(existing) {
  return [...new Set(existing.flatMap(({ notificationChannels = [] }) => notificationChannels))];
}

async function addChannel(ask, existing, channel) {
  for (const { name, notificationChannels = [] } of existing) {
    if (notificationChannels.includes(channel)) continue;
    const change = { notificationChannels: [...notificationChannels, channel] };
    await ask(`${monitoring}/${name}?updateMask=notificationChannels`, change, 'PATCH');
  }
}

/** The name of the channel that sends e-mails to the address. */
async function ensureChannel(ask, project, email) {
  const address = `${monitoring}/projects/${project}/notificationChannels`;
  const { notificationChannels = [] } = await ask(`${address}?pageSize=500`);
  const found = notificationChannels.find(
    ({ type, labels = {} }) => type === 'email' && labels.email_address === email,
  );
  if (found !== undefined) return found.name;
  const made = await ask(address, {
    type: 'email',
    displayName: `Lineup portal: ${email}`,
    labels: { email_address: email },
  });
  return made.name;
}
