import { join } from 'node:path';
import { embeddedAdminProvider } from '@lineup/provider-embedded/administration';
import { openDatabase } from '@lineup/provider-embedded/server';
import type { AdminProvider, Contents, ContentsTarget } from '@lineup/provider/administration';
import type { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { copy } from './copy.ts';
import { firebaseWorld } from './testing/firebase.ts';
import { coverPath, sampleContents } from './testing/sample-contents.ts';
import {
  admin,
  fill,
  filledFolder,
  contentsIndexOf,
  newFolder,
  removeFoldersAfterEach,
} from './testing/world.ts';
import { noProgress } from './progress.ts';
import { summaryOf, summaryOfIndex } from './transfer/contents-summary.ts';

removeFoldersAfterEach();
const { env, adminProvider, auth, firestore, bucket } = firebaseWorld();

const checksumOf = async (one: AdminProvider) => summaryOfIndex(await contentsIndexOf(one)).checksum;
const run = (words: string, dataDir: string, typed = '') =>
  admin(words, { ...env, DATA_DIR: dataDir }, typed);
/** Runs a command that must succeed; a failure shows its error output. */
const succeed = async (words: string, dataDir: string) => {
  const done = await run(words, dataDir);
  expect(done).toMatchObject({ code: 0, errors: '' });
  return done;
};
const there = 'copy --from embedded --to firebase';
const back = 'copy --from firebase --to embedded';

let dataDir: string;
beforeEach(async () => {
  dataDir = await filledFolder();
});

describe('a copy from the embedded provider to Firebase', () => {
  it('brings everything, compares both sides and names those who need a password', async () => {
    const { output } = await succeed(there, dataDir);
    expect(output.split('\n').slice(0, 25)).toEqual([
      expect.stringMatching(/^ +embedded +firebase$/u),
      expect.stringMatching(/^accounts +2 +2$/u),
      expect.stringMatching(/^users +2 +2$/u),
      expect.stringMatching(/^festivals +1 +1$/u),
      expect.stringMatching(/^events +250 +250$/u),
      expect.stringMatching(/^unplaced acts +1 +1$/u),
      expect.stringMatching(/^blocks +1 +1$/u),
      expect.stringMatching(/^import sources +1 +1$/u),
      expect.stringMatching(/^uploads +1 +1$/u),
      expect.stringMatching(/^draft events +1 +1$/u),
      expect.stringMatching(/^changes +1 +1$/u),
      expect.stringMatching(/^parts of changes +1 +1$/u),
      expect.stringMatching(/^artists +1 +1$/u),
      expect.stringMatching(/^changes of artists +1 +1$/u),
      expect.stringMatching(/^parts of changes of artists +1 +1$/u),
      expect.stringMatching(/^publications +1 +1$/u),
      expect.stringMatching(/^releases +1 +1$/u),
      expect.stringMatching(/^public addresses +1 +1$/u),
      expect.stringMatching(/^preview links +1 +1$/u),
      expect.stringMatching(/^webhook secrets +1 +1$/u),
      expect.stringMatching(/^links to stage screens +1 +1$/u),
      expect.stringMatching(/^messages to stages +1 +1$/u),
      expect.stringMatching(/^reports from stages +1 +1$/u),
      expect.stringMatching(/^entries of the access log +1 +1$/u),
      expect.stringMatching(/^files +7 +7$/u),
    ]);
    expect(output).toMatch(/^checksum +([0-9a-f]{16}) +\1$/mu);
    expect(output).toContain('no password yet');
    expect(output).toContain('\n  ada@festival.example\n  ben@festival.example\n');
    await expectAccounts();
    await expectPictures();
  });

  /** Ids, phones and disabled accounts are the same; earlier sessions have ended. */
  async function expectAccounts(): Promise<void> {
    expect(await auth.getUser('user-ada')).toMatchObject({
      email: 'ada@festival.example',
      emailVerified: true,
      multiFactor: { enrolledFactors: [{ phoneNumber: '+12125550100' }] },
    });
    expect((await auth.getUser('user-ben')).disabled).toBe(true);
    expect((await firestore.doc('users/user-ada').get()).data()).toMatchObject({
      permissions: ['admin'],
      displayName: 'Ada Field',
      sessionsFrom: expect.anything() as unknown,
      _version: expect.any(String) as unknown,
    });
  }

  /** Pictures can be downloaded from the addresses in the documents. */
  async function expectPictures(): Promise<void> {
    const { imageURL, startDate } = (await firestore.doc('festivals/f1').get()).data() ?? {};
    expect(startDate).toHaveProperty('toMillis');
    const response = await fetch(String(imageURL));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  }

  it('lets the numbers of what was published rise, and gives the files of releases no address', async () => {
    await succeed(there, dataDir);
    const publication = await firestore.doc('festivals/f1/publications/current').get();
    expect([publication.get('restamp'), publication.get('number')]).toEqual([true, 1]);
    expect((await firestore.doc('dueReleases/f1').get()).get('festivalId')).toBe('f1');
    expect((await firestore.doc('previewLinks/link-1').get()).exists).toBe(true);
    const [{ metadata }] = await bucket.file('publications/f1/release-1/private.json').getMetadata();
    expect(metadata ?? {}).not.toHaveProperty('firebaseStorageDownloadTokens');
  });

  it('run again changes nothing; without --force it overwrites nothing that came since', async () => {
    await succeed(there, dataDir);
    const read = () => firestore.doc('festivals/f1').get();
    const before = await read();
    await succeed(there, dataDir);
    expect((await read()).updateTime).toEqual(before.updateTime);

    await firestore.doc('festivals/f1').update({ name: 'Renamed' });
    await firestore.doc('festivals/f2').set(before.data() ?? {});
    const refused = await run(there, dataDir);
    expect([refused.code, refused.errors]).toEqual([
      1,
      'The target holds 2 things that the source has not or has otherwise; --force replaces them.\n',
    ]);
    expect((await read()).get('name')).toBe('Renamed');
    await succeed(`${there} --force`, dataDir);
    expect((await read()).get('name')).toBe('Saltmarsh Weekender');
    expect((await firestore.doc('festivals/f2').get()).exists).toBe(false);
  });

  it('gives an account its phone of the source back, which the sessions of the other do not survive', async () => {
    await succeed(there, dataDir);
    const factor = { uid: 'other', factorId: 'phone', phoneNumber: '+12125550177' } as const;
    await auth.updateUser('user-ada', { multiFactor: { enrolledFactors: [factor] } });
    const record = firestore.doc('users/user-ada');
    await record.update({ phoneId: 'other', sessionsFrom: new Date(0) });
    await succeed(`${there} --force`, dataDir);
    expect((await auth.getUser('user-ada')).multiFactor?.enrolledFactors).toMatchObject([
      { phoneNumber: '+12125550100' },
    ]);
    const after = await record.get();
    expect([after.get('phoneId'), (after.get('sessionsFrom') as Timestamp).seconds > 0]).toEqual([
      undefined,
      true,
    ]);
  });

  it('replaces a file with another content, and what leads to it', async () => {
    await succeed(there, dataDir);
    await bucket.file(coverPath).save('something else', { resumable: false, contentType: 'image/png' });
    expect((await run(there, dataDir)).code).toBe(1);
    await succeed(`${there} --force`, dataDir);
    const { imageURL } = (await firestore.doc('festivals/f1').get()).data() ?? {};
    expect((await fetch(String(imageURL))).headers.get('content-type')).toBe('image/png');
  });
});

describe('accounts that only the target has', () => {
  const operator = 'operator@festival.example';

  it('stay with their password and permission, and are named; --force changes nothing of that', async () => {
    await run(`create ${operator} --password-stdin`, dataDir, 'correct horse battery\n');
    const before = await auth.getUserByEmail(operator);
    for (const words of [there, `${there} --force`]) {
      const { output } = await succeed(words, dataDir);
      expect(output).toContain(`\nThese accounts are only on firebase and stay there:\n  ${operator}\n`);
      expect(output).not.toContain('deleted');
    }
    const after = await auth.getUserByEmail(operator);
    expect([after.uid, after.passwordHash]).toEqual([before.uid, before.passwordHash]);
    expect((await run('list', dataDir)).output).toContain(`${operator}  administrator`);
  });

  it('are deleted in favor of the source’s own only where the address is the same, with --force, and named', async () => {
    await run('create ada@festival.example', dataDir);
    const { uid } = await auth.getUserByEmail('ada@festival.example');
    expect(await run(there, dataDir)).toEqual({
      code: 1,
      output: '',
      errors:
        'These people have another account on firebase: ada@festival.example; --force deletes it in favor of the copied one.\n',
    });
    expect((await firestore.collection('festivals').get()).empty).toBe(true);
    const { output } = await succeed(`${there} --force`, dataDir);
    expect(output).toContain(
      '\nThese accounts were deleted in favor of those copied from embedded:\n  ada@festival.example\n',
    );
    expect((await auth.getUserByEmail('ada@festival.example')).uid).toBe('user-ada');
    expect((await firestore.doc(`users/${uid}`).get()).exists).toBe(false);
  });

  it('stay on the embedded provider too', async () => {
    await fill(adminProvider);
    const other = join(newFolder(), 'data');
    await admin(`create ${operator}`, { DATA_DIR: other });
    const { output } = await succeed(back, other);
    expect(output).toContain(`are only on embedded and stay there:\n  ${operator}\n`);
    expect((await admin('list', { DATA_DIR: other })).output).toContain(`${operator}  administrator`);
  });
});

describe('a copy that is cut off', () => {
  it.each([
    ['between the files', 'putFile', 2],
    ['between the accounts', 'putAccount', 2],
    ['between the documents', 'putDocuments', 2],
  ] as const)('%s is continued by the next one', async (_when, method, call) => {
    const embedded = embeddedAdminProvider(dataDir);
    const output = process.stdout;
    await expect(
      copy(embedded, failing(adminProvider, method, call), { force: false, progress: noProgress, output }),
    ).rejects.toThrow('cut off');
    expect(await checksumOf(adminProvider)).not.toBe(await checksumOf(embedded));
    await succeed(there, dataDir);
    expect(await checksumOf(adminProvider)).toBe(await checksumOf(embedded));
  });

  it('that loses a document on the way is found by the comparison', async () => {
    const embedded = embeddedAdminProvider(dataDir);
    const written: string[] = [];
    const output = { write: (text: string) => written.push(text) } as unknown as NodeJS.WritableStream;
    const forgetful = changed(adminProvider, (target) => ({
      ...target,
      putDocuments: (documents) =>
        target.putDocuments(documents.filter(({ path }) => !path.endsWith('event-7'))),
    }));
    await expect(copy(embedded, forgetful, { force: false, progress: noProgress, output })).rejects.toThrow(
      'The two sides differ',
    );
    expect(written.join('')).toMatch(/^events +250 +249$/mu);
  });
});

describe('a copy from Firebase to the embedded provider', () => {
  beforeEach(() => fill(adminProvider));

  it('brings everything into a new folder, with pictures to look at', async () => {
    const other = join(newFolder(), 'data');
    const { output } = await succeed(back, other);
    expect(output).toMatch(/^ +firebase +embedded$/mu);
    expect(output).toContain('\n  ada@festival.example\n  ben@festival.example\n');
    expect(await checksumOf(embeddedAdminProvider(other))).toBe(await checksumOf(adminProvider));
    const contents = await embeddedAdminProvider(other).openContents();
    expect((await summaryOf(contents)).checksum).toBe((await summaryOf(sampleContents())).checksum);
    await contents.close();
  });

  it('does not bring what ends sessions on Firebase', async () => {
    await firestore.doc('users/user-ada').update({ phoneId: 'an-enrolment' });
    const other = join(newFolder(), 'data');
    await succeed(back, other);
    const contents = await embeddedAdminProvider(other).openContents();
    const fields: string[] = [];
    for await (const { path, data } of contents.documents()) {
      if (path === 'users/user-ada') fields.push(...Object.keys(data));
    }
    await contents.close();
    expect(fields.sort()).toEqual(['displayName', 'permissions']);
  });

  it.each(['putFile', 'putDocuments'] as const)(
    'cut off in %s is continued by the next one',
    async (method) => {
      const other = join(newFolder(), 'data');
      const cut = failing(embeddedAdminProvider(other), method, 2);
      await expect(
        copy(adminProvider, cut, { force: false, progress: noProgress, output: process.stdout }),
      ).rejects.toThrow('cut off');
      await succeed(back, other);
      expect(await checksumOf(embeddedAdminProvider(other))).toBe(await checksumOf(adminProvider));
    },
  );

  it('and there again is the same', async () => {
    const before = await checksumOf(adminProvider);
    const other = join(newFolder(), 'data');
    await succeed(back, other);
    await succeed(there, other);
    expect(await checksumOf(adminProvider)).toBe(before);
  });

  it('leaves out a document that no portal stores, with what lies below it, and lists it', async () => {
    await firestore.doc('festivals/f1/lineupEvents/odd').set({ artistName: 7 });
    await firestore.doc('festivals/f1/changes/change-1').update({ at: 'yesterday' });
    const other = join(newFolder(), 'data');
    const { output } = await succeed(back, other);
    expect(output).toMatch(/^events +250 +250$/mu);
    expect(output).toMatch(/^changes +0 +0$/mu);
    expect(output).toMatch(
      /^These documents were left out, as no portal stores them:\n {2}festivals\/f1\/lineupEvents\/odd: artistName: .*\n {2}festivals\/f1\/changes\/change-1: at: .* \(with 1 document below it\)$/mu,
    );
    expect((await contentsIndexOf(embeddedAdminProvider(other))).documents.size).toBe(270);
  });

  it('leaves them out there and back again', async () => {
    await succeed(back, dataDir);
    const db = openDatabase(join(dataDir, 'portal.db'));
    const odd = 'festivals/f1/lineupEvents/event-7';
    db.run('UPDATE documents SET data = ? WHERE path = ?', '{"artistName":7}', odd);
    db.close();
    expect((await run(there, dataDir)).errors).toMatch(/^The target holds 1 things/u);
    expect((await succeed(`${there} --force`, dataDir)).output).toContain(`\n  ${odd}: artistName: `);
    expect((await firestore.doc(odd).get()).exists).toBe(false);
  });
});

describe('backup and restore on Firebase', () => {
  it('list what is malformed, and bring back everything else', async () => {
    await fill(adminProvider);
    const before = await checksumOf(adminProvider);
    const odd = 'festivals/f1/lineupEvents/odd';
    await firestore.doc(odd).set({ artistName: 7 });
    const archive = join(newFolder(), 'portal.backup');
    const backup = await succeed(`backup ${archive}`, dataDir);
    expect(backup.output).toMatch(
      / 273 documents .*\nA restore leaves out these documents, .*:\n {2}\S+odd: artist/u,
    );
    expect((await succeed(`restore ${archive} --force`, dataDir)).output).toContain(
      `\n  ${odd}: artistName: `,
    );
    expect((await firestore.doc(odd).get()).exists).toBe(false);
    expect(await checksumOf(adminProvider)).toBe(before);
  });

  it('take the documents of one moment', async () => {
    await fill(adminProvider);
    const before = await checksumOf(adminProvider);
    const contents = await adminProvider.openContents();
    await firestore.doc('festivals/f1').update({ name: 'Renamed' });
    await firestore.doc('festivals/f1/lineupEvents/event-3').delete();
    expect((await summaryOf(contents)).checksum).toBe(before);
    await contents.close();
    expect(await checksumOf(adminProvider)).not.toBe(before);
  });

  it('bring everything back, and onto the other provider', async () => {
    await fill(adminProvider);
    const archive = join(newFolder(), 'portal.backup');
    const before = await checksumOf(adminProvider);
    expect((await admin(`backup ${archive}`, env)).output).toContain('2 accounts, 272 documents and 7 files');
    await firestore.doc('festivals/f1').update({ name: 'Renamed' });
    await auth.deleteUser('user-ben');
    expect(await admin(`restore ${archive}`, env)).toMatchObject({
      code: 1,
      errors: 'The portal is not empty; --force replaces everything in it.\n',
    });
    await succeed(`restore ${archive} --force`, dataDir);
    expect(await checksumOf(adminProvider)).toBe(before);
    const other = join(newFolder(), 'data');
    expect((await admin(`restore ${archive}`, { DATA_DIR: other })).output).toContain('no password yet');
    expect(await checksumOf(embeddedAdminProvider(other))).toBe(before);
  });
});

describe('the history', () => {
  const changes = () => firestore.collectionGroup('changes').get();
  const parts = () => firestore.collectionGroup('parts').get();

  it('comes along as it is, with its author, its time and the picture it can bring back, and none is added', async () => {
    await succeed(there, dataDir);
    expect((await changes()).docs.map(({ ref }) => ref.path)).toEqual(['festivals/f1/changes/change-1']);
    const change = await firestore.doc('festivals/f1/changes/change-1').get();
    expect(change.get('by')).toEqual({ id: 'user-ada', email: 'ada@festival.example' });
    expect((change.get('at') as Timestamp).toMillis()).toBe(Date.UTC(2026, 5, 1, 12));
    const edits = change.get('edits') as readonly [{ readonly before: { readonly imageURL: string } }];
    expect((await fetch(edits[0].before.imageURL)).headers.get('content-type')).toBe('image/png');
    expect((await parts()).docs.map(({ ref }) => ref.path)).toEqual([
      'artistChanges/change-1/parts/0000',
      'festivals/f1/changes/change-1/parts/0000',
    ]);
  });

  it('is not missed in a backup of before there was one', async () => {
    const older = join(newFolder(), 'data');
    await fill(embeddedAdminProvider(older), withoutHistory(sampleContents()));
    const archive = join(newFolder(), 'portal.backup');
    await admin(`backup ${archive}`, { DATA_DIR: older });
    await succeed(`restore ${archive}`, dataDir);
    expect(await checksumOf(adminProvider)).toBe(await checksumOf(embeddedAdminProvider(older)));
    expect([(await changes()).size, (await parts()).size]).toEqual([0, 0]);
  });

  it('of later goes where such a backup takes the place of everything', async () => {
    const older = join(newFolder(), 'data');
    await fill(embeddedAdminProvider(older), withoutHistory(sampleContents()));
    await succeed(there, dataDir);
    await succeed(`${there} --force`, older);
    expect([(await changes()).size, (await parts()).size]).toEqual([0, 0]);
  });
});

/** The contents of a portal without a history. */
function withoutHistory(contents: Contents): Contents {
  return {
    ...contents,
    documents: async function* () {
      for await (const document of contents.documents()) {
        if (!/\/changes\/|^artistChanges\//u.test(document.path)) yield document;
      }
    },
  };
}

/** The same provider with a modified target. */
function changed(one: AdminProvider, change: (target: ContentsTarget) => ContentsTarget): AdminProvider {
  return { ...one, openTarget: async () => change(await one.openTarget()) };
}

/** A target that fails at the nth call of one of its methods, as if the process was killed. */
function failing(
  one: AdminProvider,
  method: 'putFile' | 'putAccount' | 'putDocuments',
  call: number,
): AdminProvider {
  let calls = 0;
  return changed(one, (target) => ({
    ...target,
    [method]: async (argument: never) => {
      calls += 1;
      if (calls === call) throw new Error('cut off');
      await target[method](argument);
    },
  }));
}
