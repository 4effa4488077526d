import {
  longestPassword,
  maximumStages,
  textLimits,
  timestampSchema,
  uploadIdPattern,
  uploadTypes,
} from '@lineup/domain';
import { maximumFollowed, maximumWarningMinutes } from '@lineup/domain/live';
import {
  callableNames,
  fieldProblems,
  maximumLiveSets,
  maximumNames,
  maximumStatsIds,
  maximumTicked,
  ProviderError,
  type CallableName,
  type Callables,
} from '@lineup/provider';
import * as z from 'zod/mini';

const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/u));
const festivalId = id;
const releaseId = id;
const ticked = z.nullable(z.array(id).check(z.maxLength(maximumTicked)));
const expectedConflicts = z.int().check(z.nonnegative());
/** Any text: the function itself reports whether it is a valid address, with a text. */
const slug = z.string().check(z.maxLength(textLimits.festivalName));
const stageName = z.string().check(z.minLength(1), z.maxLength(textLimits.stageName));
const artistName = z.string().check(z.minLength(1), z.maxLength(textLimits.artistName));
const warningMinutes = z.int().check(z.minimum(0), z.maximum(maximumWarningMinutes));

const requests: { readonly [Name in CallableName]: z.ZodMiniType<Callables[Name]['request']> } = {
  processUpload: z.strictObject({
    uploadId: z.string().check(z.regex(uploadIdPattern)),
    fileURL: z.string().check(z.maxLength(2048)),
    uploadType: z.enum(uploadTypes),
    festivalId,
  }),
  deleteFestival: z.strictObject({ festivalId }),
  festivalStats: z.strictObject({
    festivalIds: z.exactOptional(z.array(festivalId).check(z.maxLength(maximumStatsIds))),
  }),
  publishLineup: z.strictObject({
    festivalId,
    releaseId,
    ticked,
    at: z.nullable(timestampSchema),
    slug: z.exactOptional(slug),
    expectedConflicts,
  }),
  compareRelease: z.strictObject({
    festivalId,
    releaseId: z.nullable(releaseId),
    ticked: z.exactOptional(ticked),
  }),
  publishedSets: z.strictObject({ festivalId, from: z.int(), until: z.int() }),
  changePublication: z.strictObject({
    festivalId,
    action: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('withdraw') }),
      z.strictObject({ type: z.literal('republish'), releaseId }),
      z.strictObject({ type: z.literal('cancelPlanned'), releaseId }),
      z.strictObject({ type: z.literal('takeAlong'), releaseId, ticked, expectedConflicts }),
      z.strictObject({
        type: z.literal('publishLive'),
        setIds: z.array(id).check(z.maxLength(maximumLiveSets)),
      }),
      z.strictObject({ type: z.literal('rename'), slug }),
      z.strictObject({
        type: z.literal('webhook'),
        url: z.nullable(z.string().check(z.maxLength(textLimits.url))),
      }),
      z.strictObject({
        type: z.literal('sendAgain'),
        deliveryId: id,
        round: z.int().check(z.nonnegative()),
      }),
    ]),
  }),
  changePreviewLinks: z.strictObject({
    festivalId,
    action: z.discriminatedUnion('type', [
      z.strictObject({
        type: z.literal('create'),
        name: z.string(),
        stages: z.array(stageName).check(z.maxLength(maximumStages)),
        showNames: z.boolean(),
        expiresAt: timestampSchema,
      }),
      z.strictObject({ type: z.literal('revoke'), id }),
    ]),
  }),
  changeStageScreens: z.strictObject({
    festivalId,
    action: z.discriminatedUnion('type', [
      z.strictObject({
        type: z.literal('create'),
        name: z.string(),
        stage: z.nullable(stageName),
        sets: z.array(id).check(z.maxLength(maximumFollowed)),
        artists: z.array(artistName).check(z.maxLength(maximumFollowed)),
        showNames: z.boolean(),
        canReport: z.boolean(),
        amberMinutes: warningMinutes,
        redMinutes: warningMinutes,
        expiresAt: timestampSchema,
      }),
      z.strictObject({ type: z.literal('revoke'), id }),
      z.strictObject({ type: z.literal('message'), stage: stageName, text: z.string(), flash: z.boolean() }),
      z.strictObject({ type: z.literal('clearMessage'), stage: stageName }),
      z.strictObject({ type: z.literal('answer'), id, state: z.enum(['accepted', 'declined']) }),
    ]),
  }),
  peopleNames: z.strictObject({ ids: z.array(id).check(z.maxLength(maximumNames)) }),
  announcePresence: z.strictObject({ festivalId, setId: z.nullable(id) }),
  downloadSource: z.strictObject({
    festivalId,
    from: z.discriminatedUnion('type', [
      z.strictObject({
        type: z.literal('address'),
        address: z.string().check(z.minLength(1), z.maxLength(textLimits.url)),
      }),
      z.strictObject({ type: z.literal('source'), sourceId: id }),
    ]),
  }),
  fetchArtistPicture: z.strictObject({
    artistId: id,
    address: z.string().check(z.minLength(1), z.maxLength(textLimits.url)),
  }),
  administrators: z.strictObject({}),
  changeAccess: z.strictObject({
    password: z.string().check(z.maxLength(longestPassword)),
    change: z.discriminatedUnion('type', [
      z.strictObject({
        type: z.enum(['revoke', 'resetPhone', 'resendInvitation', 'withdrawInvitation']),
        id,
      }),
      z.strictObject({ type: z.literal('invite'), email: z.string().check(z.maxLength(320)) }),
    ]),
  }),
};

/** Parses the request of an invitation link. Fails with `invalid-argument`. */
export function parseInvitationCall(value: unknown): z.infer<typeof invitationCall> {
  const result = invitationCall.safeParse(value);
  if (result.success) return result.data;
  throw new ProviderError('invalid-argument', 'Not a call about an invitation');
}

const invitationCall = z.strictObject({
  token: z.string().check(z.maxLength(128)),
  password: z.exactOptional(z.string().check(z.maxLength(16 * 1024))),
});

/** Returns true if there is a callable function of this name. */
export function isCallableName(name: string): name is CallableName {
  return callableNames.some((known) => known === name);
}

/** Parses a request of the function. Fails with `invalid-argument`, naming the fields. */
export function parseRequest<Name extends CallableName>(
  name: Name,
  value: unknown,
): Callables[Name]['request'] {
  const result = requests[name].safeParse(value);
  if (result.success) return result.data;
  const details = fieldProblems(result.error);
  throw new ProviderError('invalid-argument', `Not a valid request of ${name}`, { details });
}
