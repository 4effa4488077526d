import { callableTimeoutMs } from '@lineup/provider';
import type { CallableName, Callables, FunctionPort } from '@lineup/provider';
import type { Transport } from './transport.ts';
import { unexpectedAnswer } from './wire.ts';
import type { WireRecord } from './wire.ts';

type Checks = {
  readonly [Name in CallableName]: (answer: WireRecord) => Callables[Name]['answer'] | null;
};

const readAnswer: Checks = {
  processUpload: ({ success, eventCount }) =>
    success === true && typeof eventCount === 'number' ? { success, eventCount } : null,
  deleteFestival: ({ success }) => (success === true ? { success } : null),
};

/** Calls are not repeated by themselves: who called knows whether the work is still wanted. */
export function createFunctions(transport: Transport): FunctionPort {
  return {
    call: async (name, request) => {
      const answer = await transport.json({
        method: 'POST',
        path: `/api/functions/${name}`,
        body: request,
        timeoutMs: callableTimeoutMs,
        timeoutCode: 'deadline-exceeded',
      });
      const read = readAnswer[name](answer);
      if (read === null) throw unexpectedAnswer(`answer of ${name}`);
      return read;
    },
  };
}
