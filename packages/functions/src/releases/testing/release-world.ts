import { paths, timestampFromMillis } from '@lineup/domain';
import type { PublicRelease } from '@lineup/domain/release';
import type { Callables, PublicationAction, Write, WriteData } from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';
import { startBackend } from '@lineup/provider-embedded/testing';
import { eventData, festivalData } from '@lineup/provider/sample-documents';
import { changePublication } from '../change-publication.ts';
import { compareRelease } from '../compare-release.ts';
import { publishLineup } from '../publish-lineup.ts';
import { publishedAt } from '../published-at.ts';
import { readPublic } from '../release-files.ts';
import { runDueReleases } from '../run-due-releases.ts';
import { isWebhookAddress } from '../webhooks/index.ts';

export const startOfTests = Date.UTC(2026, 5, 1, 12);
export const minute = 60_000;
export const hour = 60 * minute;
const evening = Date.UTC(2026, 6, 3, 20);

const by = { id: 'robin', email: 'robin@festival.example' };

/** A one-hour set on the Lantern stage, this many hours after the evening's start. */
export function setAt(hours: number, change: WriteData = {}): WriteData {
  return eventData({
    timeStart: timestampFromMillis(evening + hours * hour),
    timeEnd: timestampFromMillis(evening + (hours + 1) * hour),
    ...change,
  });
}

type Request = Callables['publishLineup']['request'];

/** The festival f1 with the sets a and b, on the embedded server; its clock only moves when a test moves it. */
export async function releaseWorld() {
  let time = startOfTests;
  const now = () => time;
  const { stored, server } = startBackend({ now });
  const { provider, files } = server.rooms;
  const published: string[] = [];
  const errors: unknown[] = [];
  const around = { now, by, onPublished: (id: string) => void published.push(id) };
  const write = (...writes: readonly Write[]) => provider.documents.commit(writes);
  const create = (path: string, data: WriteData): Write => ({ type: 'create', path, data });
  await write(
    create(paths.festival('f1'), festivalData()),
    create(paths.event('f1', 'a'), setAt(0)),
    create(paths.event('f1', 'b'), setAt(2, { artistName: 'Owl Parade' })),
  );
  let ids = 0;
  const request = (change: Partial<Request> = {}): Request => ({
    festivalId: 'f1',
    releaseId: `r${(ids += 1)}`,
    ticked: null,
    at: null,
    expectedConflicts: 0,
    slug: 'saltmarsh',
    ...change,
  });
  const publication = () => stored.read(paths.publication('f1'));
  const latestId = () => {
    const id = publication()?.['latest'];
    return typeof id === 'string' ? id : null;
  };
  return {
    provider,
    stored,
    published,
    errors,
    around,
    request,
    publication,
    write,
    create,
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
    now,
    putFile: (path: string, content: Uint8Array<ArrayBuffer>) =>
      files.put(path, new Blob([content]).stream()),
    update: (path: string, data: WriteData) => write({ type: 'update', path, data }),
    publish: (change: Partial<Request> = {}, on: ServerProvider = provider) =>
      publishLineup(on, request(change), around),
    change: (action: PublicationAction, on: ServerProvider = provider) =>
      changePublication(on, { festivalId: 'f1', action }, { ...around, webhookRule: isWebhookAddress }),
    compare: (releaseId: string | null = null, ticked: readonly string[] | null = null) =>
      compareRelease(provider, { festivalId: 'f1', releaseId, ticked }),
    runDue: (on: ServerProvider = provider) =>
      runDueReleases(on, { ...around, onError: (error) => errors.push(error) }),
    release: (id: string) => stored.read(paths.release('f1', id)),
    /** The most recent release. */
    latest: () => {
      const id = latestId();
      return id === null ? undefined : stored.read(paths.release('f1', id));
    },
    due: () => stored.read(paths.dueRelease('f1')),
    slug: (slug: string) => stored.read(paths.lineupSlug(slug)),
    /** What is currently public. */
    seen: async (): Promise<PublicRelease | null> => {
      const latest = latestId();
      return latest === null ? null : readPublic(provider.files, 'f1', latest);
    },
    at: (slug: string) => publishedAt(provider, slug),
  };
}

/** The same provider with some methods replaced. */
export function providerWith(
  provider: ServerProvider,
  { documents = {}, files = {} }: Partial<{ [Room in keyof ServerProvider]: Partial<ServerProvider[Room]> }>,
): ServerProvider {
  return {
    documents: { ...provider.documents, ...documents },
    files: { ...provider.files, ...files },
  };
}

/** The names of the public sets. */
export function namesIn(release: PublicRelease | null): readonly (string | null)[] {
  return release?.sets.map(({ name }) => name) ?? [];
}
