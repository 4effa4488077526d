import { createZipAnswers, type ZipRequest } from './answer-zip.ts';

/** The worker that reads an archive, so that it does not block the page. */
const answer = createZipAnswers();

async function respond(request: ZipRequest): Promise<void> {
  const given = await answer(request);
  const isBytes = given.ok && given.result instanceof Uint8Array;
  postMessage(given, { transfer: isBytes ? [given.result.buffer] : [] });
}

addEventListener('message', ({ data }: MessageEvent<ZipRequest>) => void respond(data));
