import { expect, describe, test } from 'vitest';
import { readyProject, refusals, replay, type Answers } from '../preflight/testing/recorded.ts';
import { ensureSafeguards } from './ensure-safeguards.mjs';

const project = 'my-festivals';
const address = (part: string) => Object.keys(readyProject).find((url) => url.endsWith(part)) ?? '';
const schedules = address('/backupSchedules');
const policies = address('/alertPolicies?pageSize=500');
const channels = `https://monitoring.googleapis.com/v3/projects/${project}/notificationChannels`;
const channel = `projects/${project}/notificationChannels/3234567890123456700`;
const newChannel = `projects/${project}/notificationChannels/4234567890123456700`;

/** Runs this deployment step on a project; returns the requests sent to Google. */
async function makeSafeguards(changes: Answers = {}, alertsTo?: string) {
  const printed: string[] = [];
  const answers = { ...readyProject, [`${channels}?pageSize=500`]: {}, ...changes };
  const { ask, sent } = replay(answers, ({ url }) => (url === channels ? { name: newChannel } : {}));
  const status = await ensureSafeguards({ ask, project, alertsTo, print: (text) => printed.push(text) });
  return { status, printed, sent };
}

test('a project that has its backups and alerts is left as it is', async () => {
  const { status, printed, sent } = await makeSafeguards();
  expect({ status, sent }).toEqual({ status: 0, sent: [] });
  expect(printed).toEqual(['Backups of the documents: daily and weekly, as before.', 'Alerts: as before.']);
});

describe('backups', () => {
  test('a new project gets a daily backup for a week and a weekly one for four weeks', async () => {
    const { sent } = await makeSafeguards({ [schedules]: {} });
    expect(sent).toEqual([
      { url: schedules, body: { retention: '604800s', dailyRecurrence: {} } },
      { url: schedules, body: { retention: '2419200s', weeklyRecurrence: { day: 'SUNDAY' } } },
    ]);
  });

  test('a schedule with another retention is the operator’s, and stays', async () => {
    const daily = { name: 'd', retention: '8467200s', dailyRecurrence: {} };
    const { sent, printed } = await makeSafeguards({ [schedules]: { backupSchedules: [daily] } });
    expect(sent.map(({ body }) => body)).toEqual([
      { retention: '2419200s', weeklyRecurrence: { day: 'SUNDAY' } },
    ]);
    expect(printed[0]).toBe('Backups of the documents: weekly from now on.');
  });
});

describe('alerts', () => {
  const { alertPolicies } = readyProject[policies] as {
    alertPolicies: readonly {
      name: string;
      userLabels: Record<string, string>;
      notificationChannels: string[];
    }[];
  };

  test('a new project gets all of them, sent to the address', async () => {
    const { sent } = await makeSafeguards({ [policies]: {} }, 'you@example.org');
    const [made, ...rest] = sent;
    expect(made).toMatchObject({
      url: channels,
      body: { type: 'email', labels: { email_address: 'you@example.org' } },
    });
    expect(rest.map(({ body }) => body)).toMatchObject(
      alertPolicies.map(({ userLabels }) => ({ userLabels, notificationChannels: [newChannel] })),
    );
  });

  test('without an address they are made, and the line says that they reach none', async () => {
    const { status, sent, printed } = await makeSafeguards({ [policies]: {} });
    expect(sent).toHaveLength(alertPolicies.length);
    expect(status).toBe(0);
    expect(printed[1]).toContain('they reach no address, deploy once with --alerts-to');
  });

  test('one that a later version adds is sent to where the others are', async () => {
    const { sent } = await makeSafeguards({ [policies]: { alertPolicies: alertPolicies.slice(1) } });
    expect(sent).toMatchObject([{ body: { notificationChannels: [channel] } }]);
  });

  test('an address that has a channel already is not made again', async () => {
    const known = { name: channel, type: 'email', labels: { email_address: 'you@example.org' } };
    const { sent } = await makeSafeguards(
      { [`${channels}?pageSize=500`]: { notificationChannels: [known] } },
      'you@example.org',
    );
    expect(sent).toEqual([]);
  });

  test('another address is added to those of the existing ones', async () => {
    const { sent } = await makeSafeguards({}, 'second@example.org');
    expect(sent.slice(1)).toEqual(
      alertPolicies.map(({ name }) => ({
        url: `https://monitoring.googleapis.com/v3/${name}?updateMask=notificationChannels`,
        body: { notificationChannels: [channel, newChannel] },
        method: 'PATCH',
      })),
    );
  });
});

test('what Google refuses is said, the rest is made, and the status is 1', async () => {
  const { status, printed, sent } = await makeSafeguards({
    [policies]: refusals.serviceDisabled,
    [schedules]: {},
  });
  expect(status).toBe(1);
  expect(sent).toHaveLength(2);
  expect(printed[1]).toMatch(/^The portal is deployed; Cloud Monitoring API has not been used/u);
});

test('without a sign-in the status is 1, and one line says how to sign in', async () => {
  const printed: string[] = [];
  const print = (text: string) => printed.push(text);
  await expect(ensureSafeguards({ ask: null, project, alertsTo: undefined, print })).resolves.toBe(1);
  expect(printed).toEqual([expect.stringContaining('gcloud auth application-default login')]);
});
