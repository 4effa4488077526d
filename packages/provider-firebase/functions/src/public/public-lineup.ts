import { onRequest } from 'firebase-functions/https';
import { callsAtOnce, publicInstances, region } from '../settings.ts';

/**
 * Handles all public addresses, behind Hosting's cache (see `firebase.json`): pages, feeds and pictures of releases,
 * and previews.
 */
export const publicLineup = onRequest(
  { region, memory: '512MiB', maxInstances: publicInstances, concurrency: callsAtOnce, timeoutSeconds: 60 },
  async (request, response) => {
    const [{ answerRequest }, { sendAnswer }] = await Promise.all([
      import('./answer-request.ts'),
      import('./send-answer.ts'),
    ]);
    await sendAnswer(request, response, await answerRequest(request));
  },
);
