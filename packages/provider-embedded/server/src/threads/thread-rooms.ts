import {
  changePreviewLinks,
  changePublication,
  compareRelease,
  countLineup,
  deleteFestival,
  parseRequest,
  processWithin,
  readLineupHere,
  publishedSets,
  publishLineup,
  runDueReleases,
} from '@lineup/functions';
import type { ChangeAuthor } from '@lineup/domain';
import { callableTimeoutMs, type Write } from '@lineup/provider';
import { joinDatabase } from '../database/open.ts';
import { dictionaryOf, readCommitRequest } from '../documents/commit-request.ts';
import { createDocumentStore, randomId, type DocumentStore } from '../documents/store.ts';
import { openDisk } from '../files/disk.ts';
import { removeLeftovers } from '../files/leftovers.ts';
import { createFileStore } from '../files/store.ts';
import { createProcessReader } from '../functions/read-in-process.ts';
import { createServerProvider } from '../functions/server-provider.ts';
import { createBackgroundWork } from '../http/requests/background.ts';
import { rendererHere } from '../public/public-pages.ts';
import { commitNotice } from './commit-notice.ts';
import { asError } from './sent-error.ts';
import type { Answer, Given, JobName, ThreadCallName, ThreadMessage, ThreadSetup } from './thread-jobs.ts';

/** A job requests its `turn` before it writes much. */
type Jobs = {
  readonly [Name in JobName]: (given: Given<Name>, turn: () => Promise<void>) => Promise<Answer<Name>>;
};

/** The resources of a work thread: its own connection to the database and its own stores. */
export interface ThreadRooms {
  readonly jobs: Jobs;
  /** Waits for background work of jobs and closes the database. No job may be in progress. */
  close(): Promise<void>;
}

const now = () => Date.now();
const encoder = new TextEncoder();

/** `send` notifies the server's own thread of commits, publications and errors. */
export function openThreadRooms(setup: ThreadSetup, send: (message: ThreadMessage) => void): ThreadRooms {
  const db = joinDatabase(setup.database);
  const disk = openDisk(setup.files);
  const problem = (error: unknown) => send({ type: 'problem', error: asError(error) });
  const background = createBackgroundWork({ error: ({ err }: { err?: unknown }) => problem(err) });
  const noteLeftovers = removeLeftovers({ db, disk, background });
  const documents: DocumentStore = createDocumentStore({
    db,
    now,
    randomId,
    onCommit: (version, changes, before) => {
      send(commitNotice(version, changes));
      noteLeftovers(version, changes, before);
    },
  });
  const files = createFileStore({ db, disk, documents, now, randomId });
  const provider = createServerProvider(documents, files);
  const place = { origin: setup.origin, assets: setup.assets };
  const renderer = rendererHere({ provider, place, now });
  const onPublished = (festivalId: string) => send({ type: 'published', festivalId });
  // Webhook addresses are checked when they are set, which no job does.
  const webhookRule = () => false;

  const readLineup =
    setup.readerFile === null ? readLineupHere : createProcessReader({ readerFile: setup.readerFile });

  const callables: Record<ThreadCallName, (request: unknown, by: ChangeAuthor) => Promise<unknown>> = {
    compareRelease: (request) => compareRelease(provider, parseRequest('compareRelease', request)),
    publishedSets: (request) => publishedSets(provider, parseRequest('publishedSets', request)),
    publishLineup: (request, by) =>
      publishLineup(provider, parseRequest('publishLineup', request), { by, now, onPublished }),
    changePublication: (request, by) =>
      changePublication(provider, parseRequest('changePublication', request), {
        by,
        now,
        onPublished,
        webhookRule,
      }),
    changePreviewLinks: (request, by) =>
      changePreviewLinks(provider, parseRequest('changePreviewLinks', request), { by, now }),
    deleteFestival: (request) => deleteFestival(provider, parseRequest('deleteFestival', request)),
  };
  return {
    jobs: {
      call: async ({ name, request, by }) =>
        encoder.encode(JSON.stringify(await callables[name](request, by))),
      commit: async ({ body, session }, turn) => {
        const { writeId, writes } = readCommitRequest(body, session);
        const by = { id: session.userId, email: session.email };
        const versions = await documents.commitInTurn(writes, { name: writeId, by }, turn);
        return encoder.encode(JSON.stringify({ versions: dictionaryOf(versions) }));
      },
      processUpload: (request, turn) => {
        const commit = (writes: readonly Write[]) => documents.commitInTurn(writes, undefined, turn);
        const inTurn = { ...provider, documents: { ...provider.documents, commit } };
        const limitMs = callableTimeoutMs;
        return processWithin(inTurn, request, { now, limitMs, onError: problem, read: readLineup });
      },
      countLineup: ({ festivalId }) => countLineup(provider.documents, festivalId),
      sendDue: async () => {
        const failures: unknown[] = [];
        const onError = (error: unknown) => void failures.push(error);
        await runDueReleases(provider, { now, onPublished, onError });
        if (failures.length > 0) throw failures[0];
        return null;
      },
      lineupFile: ({ at, path }) => renderer.lineupFile(at, path),
      sinceFile: ({ at, number }) => renderer.sinceFile(at, number),
      showsPicture: ({ at, sha }) => renderer.showsPicture(at, sha),
      previewFile: ({ shown, path }) => renderer.previewFile(shown, path),
    },
    close: async () => {
      await background.idle();
      db.close();
    },
  };
}
