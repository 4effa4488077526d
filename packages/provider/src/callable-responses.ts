import {
  timestampSchema,
  type Conflict,
  type DownloadProblem,
  type FileOrigin,
  type PictureProblem,
} from '@lineup/domain';
import type { PublishedSet } from '@lineup/domain/live';
import type { LineupChange, ReleaseState } from '@lineup/domain/release';
import * as z from 'zod/mini';
import type { AccessLine, CallableName, Callables, OpenInvitation, Person } from './functions.ts';
import { isRecord } from './is-record.ts';

const [text, number] = [z.string(), z.number()];
const maybeText = z.nullable(text);
const success = z.literal(true);
/** A value that the same version of the server produces and that is only inspected where it is displayed. */
const made = <Value>() => z.custom<Value>(isRecord);
/** A string constant of the same version of the server. */
const word = <Word extends string>() => z.custom<Word>((value) => typeof value === 'string');
const person = z.object({ id: text, name: text, setId: maybeText });
const done = z.object({
  success,
  secret: z.exactOptional(text),
  releaseId: z.exactOptional(text),
  token: z.exactOptional(text),
});

const schemas: { readonly [Name in CallableName]: z.ZodMiniType<Callables[Name]['response']> } = {
  processUpload: z.object({ success, eventCount: number }),
  deleteFestival: z.object({ success }),
  festivalStats: z.object({
    stats: z.array(
      z.object({
        festivalId: text,
        eventCount: number,
        artistCount: number,
        conflictCount: number,
        stages: z.array(text),
        dates: z.array(timestampSchema),
      }),
    ),
    backupFailed: z.exactOptional(success),
  }),
  publishLineup: z.object({
    success,
    number: z.nullable(number),
    releaseId: text,
    state: word<ReleaseState>(),
  }),
  compareRelease: z.object({
    changes: z.array(made<LineupChange>()),
    conflicts: z.array(made<Conflict>()),
    openConflicts: number,
    sets: number,
    suggestedSlug: text,
  }),
  publishedSets: z.object({ releaseId: maybeText, sets: z.array(made<PublishedSet>()) }),
  changePublication: done,
  changePreviewLinks: done,
  changeStageScreens: done,
  peopleNames: z.object({ names: z.record(text, text) }),
  announcePresence: z.object({ people: z.array(person), now: number }),
  downloadSource: z.union([
    z.object({ state: z.literal('failed'), problem: word<DownloadProblem>() }),
    z.object({ state: z.literal('unchanged'), since: timestampSchema }),
    z.object({
      state: z.literal('file'),
      name: text,
      type: word<'json' | 'spreadsheet'>(),
      content: text,
      origin: made<FileOrigin>(),
    }),
  ]),
  fetchArtistPicture: z.union([
    z.object({ state: z.literal('stored'), url: text }),
    z.object({ state: z.literal('failed'), problem: word<PictureProblem>() }),
  ]),
  administrators: z.object({
    people: z.array(made<Person>()),
    invitations: z.array(made<OpenInvitation>()),
    log: z.array(made<AccessLine>()),
  }),
  changeAccess: z.object({ success }),
};

/** Returns the response of the function `name` if `value` has its shape, else null. */
export function parseCallableResponse<Name extends CallableName>(
  name: Name,
  value: unknown,
): Callables[Name]['response'] | null {
  const parsed = schemas[name].safeParse(value);
  return parsed.success ? parsed.data : null;
}
