import { timestampSchema } from '@lineup/domain';
import * as z from 'zod/mini';
import type { CallableName, Callables } from './functions.ts';

const [text, number] = [z.string(), z.number()];
const maybeText = z.nullable(text);
const success = z.literal(true);
/** Of something that this very version of the server has made, and that is looked into where it is shown. */
const anything = z.looseObject({});
const person = z.object({ id: text, name: text, setId: maybeText });
const done = z.object({
  success,
  secret: z.optional(text),
  releaseId: z.optional(text),
  token: z.optional(text),
});

const schemas: Readonly<Record<CallableName, z.ZodMiniType>> = {
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
  }),
  publishLineup: z.object({ success, number: z.nullable(number), releaseId: text, state: text }),
  compareRelease: z.object({
    changes: z.array(anything),
    conflicts: z.array(anything),
    openConflicts: number,
    sets: number,
    suggestedSlug: text,
  }),
  publishedSets: z.object({ releaseId: maybeText, sets: z.array(anything) }),
  changePublication: done,
  changePreviewLinks: done,
  peopleNames: z.object({ names: z.record(text, text) }),
  announcePresence: z.object({ people: z.array(person), now: number }),
  downloadSource: z.union([
    z.object({ state: z.literal('failed'), problem: text }),
    z.object({ state: z.literal('unchanged'), since: timestampSchema }),
    z.object({ state: z.literal('file'), name: text, type: text, content: text, origin: anything }),
  ]),
  fetchArtistPicture: z.union([
    z.object({ state: z.literal('stored'), url: text }),
    z.object({ state: z.literal('failed'), problem: text }),
  ]),
  administrators: z.object({
    people: z.array(
      z.object({
        id: text,
        email: text,
        name: maybeText,
        since: z.nullable(number),
        lastSeen: z.nullable(number),
        hasPhone: z.boolean(),
      }),
    ),
    invitations: z.array(z.object({ id: text, email: text, by: text, sentAt: number, expiresAt: number })),
    log: z.array(z.object({ id: text, action: text, by: text, person: text, at: number })),
  }),
  changeAccess: z.object({ success }),
};

/** The response of the function `name` if `value` has its shape, else null. */
export function parseCallableResponse<Name extends CallableName>(
  name: Name,
  value: unknown,
): Callables[Name]['response'] | null {
  const { success: isExpected, data } = schemas[name].safeParse(value);
  return isExpected ? (data as Callables[Name]['response']) : null;
}
