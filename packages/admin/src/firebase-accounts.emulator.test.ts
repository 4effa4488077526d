import { operator, paths } from '@lineup/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { firebaseWorld } from './testing/firebase.ts';
import { admin } from './testing/world.ts';

const { env, auth, firestore } = firebaseWorld();
const email = 'ada@festival.example';
const run = (words: string, typed = '') => admin(words, env, typed);

async function account() {
  return auth.getUserByEmail(email);
}

async function record() {
  const { uid } = await account();
  return (await firestore.doc(`users/${uid}`).get()).data();
}

/** The access log entries of the operator's commands. */
async function accessLog() {
  const { docs } = await firestore.collection(paths.accessLog).get();
  return docs.map((entry) => entry.data());
}

/** The state after a phone was enrolled, changed and used to sign in. */
async function enrolPhone(): Promise<void> {
  const { uid } = await account();
  const factor = { uid: 'an-enrolment', factorId: 'phone', phoneNumber: '+12125550100' } as const;
  await auth.updateUser(uid, { multiFactor: { enrolledFactors: [factor] } });
  await firestore.doc(`users/${uid}`).update({ phoneId: 'an-enrolment', _version: 'v' });
}

describe('making and listing accounts on Firebase', () => {
  it('makes an administrator with a password of its own and shows it once', async () => {
    const { code, output } = await run(`create ${email}`);
    expect([code, output]).toEqual([0, expect.stringMatching(/^Password: [\w-]{20}$/mu)]);
    expect((await run('list')).output).toBe(`${email}  administrator  no phone\n`);
    expect(await record()).toEqual({
      permissions: ['admin'],
      _version: expect.any(String) as unknown,
    });
    expect((await account()).emailVerified).toBe(true);
  });

  it('says so when there is nobody', async () => {
    expect((await run('list')).output).toBe('There are no accounts.\n');
  });

  it('lists by e-mail, with phones hidden, accounts that are disabled and those without a record', async () => {
    await run(`create ${email}`);
    await enrolPhone();
    await auth.createUser({ email: 'aaron@festival.example', disabled: true });
    expect((await run('list')).output).toBe(
      `aaron@festival.example  no permission  no phone, disabled\n${email}    administrator  phone +•••••••0100\n`,
    );
  });

  it.each([
    [
      'an account that is there',
      `create ${email.toUpperCase()}`,
      '',
      'There is an account ada@festival.example already.',
    ],
    ['what is no address', 'create ada', '', 'ada is not an e-mail address.'],
    [
      'a short password',
      'create b@c.example --password-stdin',
      'short\n',
      'The password must have at least 12 characters.',
    ],
  ])('refuses %s in one line', async (_what, words, typed, line) => {
    await run(`create ${email}`);
    expect(await run(words, typed)).toEqual({ code: 1, output: '', errors: `${line}\n` });
    expect((await run('list')).output.trim().split('\n')).toHaveLength(1);
  });

  it('asks which project is meant', async () => {
    expect(await admin('list --provider firebase', {})).toMatchObject({
      code: 1,
      errors: 'Name the Firebase project: --project ID.\n',
    });
    const [project, bucket] = [env.FIREBASE_PROJECT, env.FIREBASE_BUCKET];
    const words = `list --provider firebase --project ${project} --bucket ${bucket}`;
    expect((await admin(words, {})).output).toBe('There are no accounts.\n');
  });
});

describe('changing accounts on Firebase', () => {
  beforeEach(async () => {
    await run(`create ${email}`);
    await enrolPhone();
  });

  it('takes the permission away with the sessions and gives it back', async () => {
    const before = Date.now();
    expect((await run(`revoke ${email}`)).code).toBe(0);
    const revoked = await record();
    expect(revoked).toMatchObject({ permissions: [], phoneId: 'an-enrolment' });
    const since = revoked?.['sessionsFrom'] as Timestamp;
    expect(since.toMillis()).toBeGreaterThanOrEqual(before);
    expect(Date.parse((await account()).tokensValidAfterTime ?? '')).toBeGreaterThanOrEqual(before - 1000);
    expect((await run('list')).output).toContain('no permission');
    expect(await accessLog()).toMatchObject([{ action: 'revoked', by: operator, person: { email } }]);
    expect((await run(`grant ${email}`)).code).toBe(0);
    expect((await run('list')).output).toContain('administrator');
    expect((await record())?.['sessionsFrom']).toEqual(revoked?.['sessionsFrom']);
  });

  it('grants to an account that has no record yet', async () => {
    const other = await auth.createUser({ email: 'b@c.example' });
    expect((await run('grant b@c.example')).code).toBe(0);
    expect((await firestore.doc(`users/${other.uid}`).get()).data()).toMatchObject({
      permissions: ['admin'],
    });
  });

  it('forgets every phone and ends the sessions', async () => {
    expect((await run(`reset-phone ${email}`)).code).toBe(0);
    expect((await account()).multiFactor?.enrolledFactors ?? []).toEqual([]);
    const after = await record();
    expect(after).toMatchObject({ permissions: ['admin'], sessionsFrom: expect.anything() as unknown });
    expect(after).not.toHaveProperty('phoneId');
    expect((await run('list')).output).toContain('no phone');
    expect(await accessLog()).toMatchObject([{ action: 'phoneReset', by: operator, person: { email } }]);
  });

  it('sets a password and ends the sessions; a short one changes nothing', async () => {
    expect((await run(`set-password ${email}`, 'short\n')).code).toBe(1);
    expect(await record()).not.toHaveProperty('sessionsFrom');
    const hash = (await account()).passwordHash;
    expect((await run(`set-password ${email}`, 'another long password\n')).code).toBe(0);
    expect(await record()).toHaveProperty('sessionsFrom');
    expect((await account()).passwordHash).not.toBe(hash);
  });

  it.each(['grant', 'revoke', 'reset-phone', 'set-password'])(
    '%s says when there is no such account',
    async (name) => {
      expect(await run(`${name} nobody@c.example`, 'another long password\n')).toEqual({
        code: 1,
        output: '',
        errors: 'There is no account nobody@c.example.\n',
      });
    },
  );
});
