import { callableTimeoutMs, readCallableAnswer } from '@lineup/provider';
import type { FunctionPort } from '@lineup/provider';
import type { Transport } from './http/transport.ts';
import { unexpectedAnswer } from './http/wire.ts';

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
      const read = readCallableAnswer(name, answer);
      if (read === null) throw unexpectedAnswer(`answer of ${name}`);
      return read;
    },
  };
}
