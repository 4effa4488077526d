import { readFileSync } from 'node:fs';

/** Policies in Cloud Monitoring's format; the label `lineup_portal` identifies each one in a project. */
const policies = JSON.parse(readFileSync(new URL('alert-policies.json', import.meta.url), 'utf8'));

const monitoring = 'https://monitoring.googleapis.com/v3';
const nameOf = ({ userLabels = {} }) => userLabels.lineup_portal;

/**
 * The project's policies that a deployment created.
 *
 * @param {import('../google.mjs').Ask} ask
 * @param {string} project
 */
export async function ourPolicies(ask, project) {
  const { alertPolicies = [] } = await ask(`${monitoring}/projects/${project}/alertPolicies?pageSize=500`);
  return alertPolicies.filter((policy) => nameOf(policy) !== undefined);
}

/**
 * The policies that the project lacks.
 *
 * @param {readonly { userLabels?: Record<string, string> }[]} existing
 */
export function missingPolicies(existing) {
  const names = new Set(existing.map(nameOf));
  return policies.filter((policy) => !names.has(nameOf(policy)));
}

/**
 * Creates the missing alerts, makes all of them send e-mails to `email` as well, and returns a line that says so. Keeps
 * the operator's changes to existing ones.
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

/** The channels of the existing alerts, so that the new alerts of a later version use them as well. */
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

/** The name of the channel that sends e-mails to the address. Creates it if necessary. */
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
