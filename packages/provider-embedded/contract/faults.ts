import type { Fetch } from '../client/src/options.ts';
import type { SmsSender } from '../server/src/sms/sender.ts';

/** A `fetch` that may lose the answer to one commit after the server has carried it out. */
export function forgetful(fetch: Fetch): { readonly fetch: Fetch; loseNextAnswer(): void } {
  let losing = false;
  return {
    loseNextAnswer: () => {
      losing = true;
    },
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      if (!losing || !url.includes('/api/documents/commit')) return response;
      losing = false;
      await response.body?.cancel();
      throw new TypeError('the answer got lost');
    },
  };
}

/** A sender of which one message may fail. */
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
