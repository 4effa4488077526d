import type { Fetch } from '../client/src/options.ts';
import type { SmsSender } from '../server/src/sms/gateway.ts';

/** A `fetch` that can drop the response to one commit after the server applied it, or all traffic. */
export function unreliableWire(fetch: Fetch) {
  let losing = false;
  let isCut = false;
  const wire: { readonly fetch: Fetch; loseNextResponse(): void; cutOff(): () => void } = {
    cutOff: () => {
      isCut = true;
      return () => {
        isCut = false;
      };
    },
    loseNextResponse: () => {
      losing = true;
    },
    fetch: async (url, init) => {
      if (isCut) throw new TypeError('the wire is cut');
      const response = await fetch(url, init);
      if (!losing || !url.includes('/api/documents/commit')) return response;
      losing = false;
      await response.body?.cancel();
      throw new TypeError('the answer got lost');
    },
  };
  return wire;
}

/** A sender that can fail to send one message. */
export function unreliable(sender: SmsSender): SmsSender & { failNext(): void } {
  let failing = false;
  return {
    failNext: () => {
      failing = true;
    },
    send: async (to, text) => {
      if (failing) {
        failing = false;
        throw new Error('the gateway is down');
      }
      await sender.send(to, text);
    },
  };
}
