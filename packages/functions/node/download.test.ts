import type { lookup } from 'node:dns';
import { gzipSync } from 'node:zlib';
import type { IncomingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { createDownloader, type DownloaderOptions } from './download.ts';
import { listening } from './testing/local-server.ts';
import { named, namedInTurn } from './testing/names.ts';

/** Represents a server of the public internet; 127.0.0.1 is the machine that must not be reached. */
const publicHost = '127.0.0.2';
const file = 'Artist,Stage\nTide,Pier\n';

/** A downloader that resolves every name to the public server, and treats nothing else as public. */
function downloader(options: Partial<DownloaderOptions> = {}) {
  return createDownloader({
    anywhere: false,
    resolve: named(publicHost),
    isPublic: (address) => address === publicHost,
    ...options,
  });
}

const serving = async (listener: RequestListener) => {
  const port = await listening(listener, { host: publicHost });
  return `http://files.example:${port}/lineup.csv`;
};
const redirecting = (to: string, status = 302) =>
  serving((_, response) => void response.writeHead(status, { location: to }).end());
/** A server that must not be reached; reports whether it was. */
const forbidden = async () => {
  const reached = vi.fn();
  const port = await listening((_, response) => void response.end(file), { onConnection: reached });
  return { port, reached };
};
const failed = (problem: string) => ({ state: 'failed', problem });

describe('a file', () => {
  test('comes with what tells its name and its version', async () => {
    const headers: IncomingHttpHeaders[] = [];
    const address = await serving((request, response) => {
      headers.push(request.headers);
      const own = { etag: '"v1"', 'last-modified': 'Fri, 02 Jul 2027 10:00:00 GMT' };
      response.writeHead(200, { ...own, 'content-disposition': 'attachment; filename="a.csv"' }).end(file);
    });
    const outcome = await downloader()(address);
    expect(outcome).toMatchObject({
      state: 'done',
      disposition: 'attachment; filename="a.csv"',
      etag: '"v1"',
      lastModified: 'Fri, 02 Jul 2027 10:00:00 GMT',
    });
    expect(outcome.state === 'done' && Buffer.from(outcome.bytes).toString()).toBe(file);
    expect(headers[0]).toMatchObject({ 'user-agent': 'Lineup' });
    for (const secret of ['cookie', 'authorization', 'referer'])
      expect(headers[0]).not.toHaveProperty(secret);
  });

  test('that is known is asked for by its version', async () => {
    const address = await serving((request, response) => {
      const { 'if-none-match': etag, 'if-modified-since': since } = request.headers;
      response.writeHead(etag === '"v1"' && since === 'yesterday' ? 304 : 200).end();
    });
    const known = { etag: '"v1"', lastModified: 'yesterday' };
    await expect(downloader()(address, { known })).resolves.toEqual({ state: 'unchanged' });
    await expect(downloader()(address)).resolves.toMatchObject({ state: 'done' });
  });

  test('is unpacked, and followed through five redirects', async () => {
    const address = await serving(({ url = '' }, response) => {
      const step = Number(url.slice(1).replace('lineup.csv', '0'));
      if (step < 5) response.writeHead(302, { location: `/${step + 1}` }).end();
      else response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(file));
    });
    const outcome = await downloader()(address);
    expect(outcome.state === 'done' && Buffer.from(outcome.bytes).toString()).toBe(file);
  });

  test('of this machine is downloaded in a demo', async () => {
    const { port } = await forbidden();
    const download = createDownloader({ anywhere: true });
    await expect(download(`http://127.0.0.1:${port}/`)).resolves.toMatchObject({ state: 'done' });
    await expect(download(`http://localhost:${port}/`)).resolves.toMatchObject({ state: 'done' });
  });
});

describe('what is not on the public internet', () => {
  test.each([
    '127.0.0.1',
    '10.0.0.1',
    '169.254.169.254',
    '0x7f000001',
    '2130706433',
    '0177.0.0.1',
    '127.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[fd00:ec2::254]',
    'localhost',
    'metadata.google.internal',
    'intranet',
  ])('as %s is not asked for, nor its name', async (host) => {
    const resolve = vi.fn();
    const download = createDownloader({
      anywhere: false,
      resolve: resolve as unknown as typeof lookup,
    });
    for (const scheme of ['http', 'https']) {
      await expect(download(`${scheme}://${host}/`)).resolves.toEqual(failed('notPublic'));
    }
    expect(resolve).not.toHaveBeenCalled();
  });

  test.each([
    ['an address of this machine', ['127.0.0.1']],
    ['one next to a public one', [publicHost, '127.0.0.1']],
    ['the same as an address of version 6', ['::ffff:127.0.0.1']],
    ['none', []],
  ])('by a name that has %s is not connected to', async (_, addresses) => {
    const { port, reached } = await forbidden();
    const download = downloader({ resolve: named(...addresses) });
    await expect(download(`http://files.example:${port}/`)).resolves.toEqual(failed('notPublic'));
    expect(reached).not.toHaveBeenCalled();
  });

  test('is not reached by a name that answers otherwise the second time', async () => {
    const { port, reached } = await forbidden();
    const address = await redirecting(`http://files.example:${port}/`);
    const download = downloader({ resolve: namedInTurn([publicHost], ['127.0.0.1']) });
    await expect(download(address)).resolves.toEqual(failed('refusedRedirect'));
    expect(reached).not.toHaveBeenCalled();
  });

  test('is not reached by a name that would answer otherwise to the connection itself', async () => {
    const address = await serving((_, response) => void response.end(file));
    const download = downloader({ resolve: namedInTurn([publicHost], ['127.0.0.1']) });
    await expect(download(address)).resolves.toMatchObject({ state: 'done' });
    await expect(download(address)).resolves.toEqual(failed('notPublic'));
  });

  test.each(['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433'])(
    'is not reached by a redirect to %s',
    async (host) => {
      const { port, reached } = await forbidden();
      const address = await redirecting(`http://${host}:${port}/`, 307);
      await expect(downloader()(address)).resolves.toEqual(failed('refusedRedirect'));
      expect(reached).not.toHaveBeenCalled();
    },
  );
});

describe('an address', () => {
  test.each([
    'lineup.csv',
    '',
    'file:///etc/passwd',
    'data:text/csv,a',
    'ftp://files.example/a',
    'https://user:word@files.example/a',
    'https://user@files.example/a',
    'https://files.example/a b',
    'https://',
  ])('such as “%s” is none', async (address) => {
    await expect(downloader()(address)).resolves.toEqual(failed('badAddress'));
  });

  test.each(['file:///etc/passwd', 'javascript:1', 'http://user:word@files.example/', 'https://:1x/'])(
    'that leads to “%s” is not followed',
    async (location) => {
      await expect(downloader()(await redirecting(location))).resolves.toEqual(failed('refusedRedirect'));
    },
  );

  test('that leads to itself ends after five redirects', async () => {
    const asked = vi.fn();
    const address = await serving((_, response) => {
      asked();
      response.writeHead(301, { location: '/lineup.csv' }).end();
    });
    await expect(downloader()(address)).resolves.toEqual(failed('refusedRedirect'));
    expect(asked).toHaveBeenCalledTimes(6);
  });

  test.each([
    ['https://accounts.google.com/ServiceLogin?continue=x'],
    ['https://login.microsoftonline.com/common'],
    ['/users/sign_in/../sign-in'],
  ])('that leads to %s needs a sign-in', async (location) => {
    await expect(downloader()(await redirecting(location))).resolves.toEqual(failed('needsSignIn'));
  });

  test.each([
    [401, 'needsSignIn'],
    [403, 'needsSignIn'],
    [404, 'notFound'],
    [410, 'notFound'],
    [302, 'serverError'],
    [500, 'serverError'],
    [206, 'serverError'],
  ])('that answers %i has no file: %s', async (status, problem) => {
    const address = await serving((_, response) => void response.writeHead(status).end('no'));
    await expect(downloader()(address)).resolves.toEqual(failed(problem));
  });

  test('where no server listens, or one hangs up, is unreachable', async () => {
    await expect(downloader()('http://files.example:1/')).resolves.toEqual(failed('unreachable'));
    const address = await serving((request) => void request.socket.destroy());
    await expect(downloader()(address)).resolves.toEqual(failed('unreachable'));
    const cut = await serving((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('a');
      setImmediate(() => response.destroy());
    });
    await expect(downloader()(cut)).resolves.toEqual(failed('unreachable'));
  });
});

describe('an answer', () => {
  /** Writes for as long as the client reads. */
  const endless = (response: ServerResponse, chunk: Buffer): void => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', () => endless(response, chunk));
  };

  test('that is longer than it may be is refused before it is read', async () => {
    const address = await serving((_, response) => {
      response.writeHead(200, { 'content-length': '2000' }).write('a');
    });
    await expect(downloader()(address, { maximumBytes: 1999 })).resolves.toEqual(failed('tooLarge'));
  });

  test('without an end is refused while it is read', async () => {
    const address = await serving((_, response) => endless(response, Buffer.alloc(65_536)));
    await expect(downloader()(address, { maximumBytes: 1_000_000 })).resolves.toEqual(failed('tooLarge'));
    await expect(downloader()(address)).resolves.toEqual(failed('tooLarge'));
  });

  test('that swells when it is unpacked is refused', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    const address = await serving((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    });
    await expect(downloader()(address)).resolves.toEqual(failed('tooLarge'));
  });

  test('that is not packed as it says is refused', async () => {
    const address = await serving((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(file);
    });
    await expect(downloader()(address)).resolves.toEqual(failed('unreachable'));
  });

  test('as long as it may be is taken', async () => {
    const address = await serving((_, response) => void response.end(file));
    const maximumBytes = Buffer.byteLength(file);
    await expect(downloader()(address, { maximumBytes })).resolves.toMatchObject({ state: 'done' });
    await expect(downloader()(address, { maximumBytes: maximumBytes - 1 })).resolves.toEqual(
      failed('tooLarge'),
    );
  });

  test.each<[string, RequestListener]>([
    ['that never begins', () => undefined],
    ['that never ends', (_, response) => void response.writeHead(200).write('a')],
    [
      'that comes drop by drop',
      (_, response) => {
        const drip = () => response.destroyed || (response.write('a'), setTimeout(drip, 20));
        drip();
      },
    ],
    [
      'that leads on and on',
      ({ url = '' }, response) => {
        setTimeout(() => response.writeHead(302, { location: `${url}a` }).end(), 60);
      },
    ],
  ])('%s is given up in time', async (_, listener) => {
    const address = await serving(listener);
    await expect(downloader({ timeoutMs: 200 })(address)).resolves.toEqual(failed('tookTooLong'));
  });
});

test('at most eight are downloaded at once', async () => {
  const answers: ServerResponse[] = [];
  const address = await serving((_, response) => void answers.push(response));
  const download = downloader();
  const all = Array.from({ length: 10 }, () => download(address));
  await vi.waitFor(() => expect(answers).toHaveLength(8));
  answers[0]?.end(file);
  await vi.waitFor(() => expect(answers).toHaveLength(9));
  answers[1]?.end(file);
  await vi.waitFor(() => expect(answers).toHaveLength(10));
  for (const answer of answers) answer.end(file);
  const outcomes = await Promise.all(all);
  expect(outcomes.every(({ state }) => state === 'done')).toBe(true);
});
