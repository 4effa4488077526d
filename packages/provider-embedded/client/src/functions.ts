import { callableTimeoutMs, readCallableResponse } from '@lineup/provider';
import type { FunctionPort } from '@lineup/provider';
import type { Transport } from './http/transport.ts';
import { unexpectedResponse } from './http/wire.ts';

/** Calls are not repeated by themselves: who called knows whether the work is still wanted. */
export function createFunctions(transport: Transport): FunctionPort {
  return {
    call: async (name, request) => {
      const response = await transport.json({
        method: 'POST',
        path: `/api/functions/${name}`,
        body: request,
        timeoutMs: callableTimeoutMs,
        timeoutCode: 'deadline-exceeded',
      });
      const read = readCallableResponse(name, response);
      if (read === null) throw unexpectedResponse(`answer of ${name}`);
      return read;
    },
  };
}
