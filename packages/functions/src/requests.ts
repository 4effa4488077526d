import { uploadIdPattern, uploadTypes } from '@lineup/domain';
import {
  callableNames,
  maximumStatsIds,
  ProviderError,
  type CallableName,
  type Callables,
} from '@lineup/provider';
import * as z from 'zod/mini';

const festivalId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/u));

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
};

/** Whether there is a callable function of this name. */
export function isCallableName(name: string): name is CallableName {
  return callableNames.some((known) => known === name);
}

/** `value` as a request of the function. Fails with `invalid-argument`, naming the fields. */
export function parseRequest<Name extends CallableName>(
  name: Name,
  value: unknown,
): Callables[Name]['request'] {
  const result = requests[name].safeParse(value);
  if (result.success) return result.data;
  const details = result.error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: issue.message,
  }));
  throw new ProviderError('invalid-argument', `Not a valid request of ${name}`, { details });
}
