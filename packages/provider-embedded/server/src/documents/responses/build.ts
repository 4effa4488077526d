import type { Query } from '@lineup/provider';
import type { ResponseBody } from './response-body.ts';
import { documentsAtOnce, collectResponse, type ResponseSource } from './collect-response.ts';
import { carryOn, type Sliced } from './slices.ts';

/** Where others write again and again, the response is read at last without letting them. */
const triesInSlices = 3;

/** A response that is being made. */
export interface Build {
  /** The response, where it takes one slice only; else the rest is `finish`'s. */
  begin(): ResponseBody | null;
  finish(pause: () => Promise<void>): Promise<ResponseBody>;
  /** One of its documents was written: what was read is no longer to be trusted. False where it comes too late. */
  readAnew(): boolean;
}

/** `hearOfAll` is called when all is read: nothing written so far may be unheard of. */
export function createBuild(query: Query, documents: ResponseSource, hearOfAll: () => void): Build {
  let isOutdated = false;
  let isRead = false;
  let work: Sliced<ResponseBody> = collectResponse(documents, query, documentsAtOnce);
  return {
    begin: () => {
      const step = work.next();
      return step.done === true ? step.value : null;
    },
    finish: async (pause) => {
      await pause();
      for (let tries = 1; ; tries += 1) {
        const body = await carryOn(work, pause);
        hearOfAll();
        isRead = !isOutdated;
        if (isRead) return body;
        isOutdated = false;
        const atOnce = tries < triesInSlices ? documentsAtOnce : Number.MAX_SAFE_INTEGER;
        work = collectResponse(documents, query, atOnce);
      }
    },
    readAnew: () => {
      isOutdated = true;
      return !isRead;
    },
  };
}
