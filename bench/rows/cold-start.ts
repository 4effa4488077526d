import { join } from 'node:path';
import {
  coldStart,
  coldStartBytes,
  coldStartLimitBytes,
  coldStartLimitMs,
} from '@lineup/provider-firebase/testing';
import { findFirestoreJar } from '../../packages/provider-firebase/emulators/find-firestore-jar.mjs';
import { buildFunctionsWhenStale, root } from '../../scripts/building/build-all.mjs';
import { installFirebaseTools } from '../../scripts/installing/firebase-tools.mjs';
import { timeFirstCommit, type FirstCommit } from '../firestore/first-commit.ts';
import { atMost, type Figure, type Row, type RowContext, type RowResult } from '../frame/row.ts';
import { median } from '../measure/statistics.ts';

/** The first save after an idle period, for which Google starts a machine. */
export const coldStartOfCommit: Row = {
  name: 'cold-start',
  title:
    'Start of a function for a commit: our own code, the libraries, and the first commit on the emulator',
  run: measure,
};

async function measure({ quick }: RowContext): Promise<RowResult> {
  await buildFunctionsWhenStale();
  const loading = await loadingFigures(quick ? 3 : 9);
  if (findFirestoreJar() === null) {
    return {
      figures: loading,
      notes,
      unmeasured: 'no commit was sent: the Firestore emulator was not found',
    };
  }
  installFirebaseTools();
  const commits: FirstCommit[] = [];
  for (let round = 0; round < (quick ? 1 : 5); round += 1) commits.push(await timeFirstCommit());
  return { figures: [...loading, ...commitFigures(commits)], notes };
}

async function loadingFigures(rounds: number): Promise<readonly Figure[]> {
  const folder = join(root, 'dist/firebase/functions');
  const own: number[] = [];
  const libraries: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const start = await coldStart(folder);
    own.push(start.own.ms);
    libraries.push(start.libraries.ms);
    bytes = coldStartBytes(folder, start);
  }
  return [
    { label: 'our own code loaded', value: median(own), unit: 'ms', goal: atMost(coldStartLimitMs) },
    { label: 'libraries of Firebase loaded before', value: median(libraries), unit: 'ms' },
    {
      label: 'our own files that are loaded',
      value: bytes / 1024,
      unit: 'KB',
      goal: atMost(coldStartLimitBytes / 1024),
    },
  ];
}

function commitFigures(commits: readonly FirstCommit[]): readonly Figure[] {
  return [
    {
      label: 'first commit, its process started for it',
      value: median(commits.map(({ cold }) => cold)),
      unit: 'ms',
    },
    { label: 'the next commit', value: median(commits.map(({ warm }) => warm)), unit: 'ms' },
  ];
}

const notes = [
  'The goal of 400 ms does not depend on the machine: it is what a person may wait for our code. The bound on the size stands for ' +
    'slower machines; a test holds both, and that a commit loads nothing of what only other functions need.',
  'The first commit on the emulator contains the start of Node.js and of the emulator’s own runtime, in place of those of Google’s machine, ' +
    'and the connection to Firestore.',
];
