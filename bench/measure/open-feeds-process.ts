// Opens change feeds and reads them until it is stopped; exits if one is lost: see `open-feeds.ts`.
import { connectFeed } from './feed-reader.ts';
import type { OpenFeeds } from './open-feeds.ts';

process.once('message', (message) => {
  const { port, cookies } = message as OpenFeeds;
  void Promise.all(
    cookies.map(async (cookie) => {
      const socket = await connectFeed({ port, cookie });
      socket.once('close', () => process.exit(1)).resume();
    }),
  ).then(
    () => process.send?.('open'),
    () => process.exit(1),
  );
});
