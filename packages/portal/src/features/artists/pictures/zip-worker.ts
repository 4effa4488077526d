import { createZipAnswers, type ZipRequest } from './answer-zip.ts';

/** The worker that reads an archive, so that the page does not feel it. */
const answer = createZipAnswers();
addEventListener('message', ({ data }: MessageEvent<ZipRequest>) => {
  void answer(data).then((given) => {
    const isBytes = given.ok && given.result instanceof Uint8Array;
    postMessage(given, { transfer: isBytes ? [given.result.buffer] : [] });
  });
});
