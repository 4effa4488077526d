import { describe, expect, it, vi } from 'vitest';
import { cacheResponses } from './cache-responses.ts';
import { respond, refusal, scriptedServer, type Reply } from '../testing/scripted-server.ts';

const address = 'http://portal.example/api/documents/query?q=festivals';

const named = (etag: string, body: unknown) => {
  const response = respond(body);
  response.headers.set('etag', etag);
  return response;
};
const unchanged = () => new Response(null, { status: 304 });

function world(...replies: readonly Reply[]) {
  const server = scriptedServer();
  server.on('GET', ...replies);
  const parse = vi.fn((text: string) => Promise.resolve([{ path: 'a/b', id: 'b', version: text, data: {} }]));
  const responses = cacheResponses(server.fetch, parse);
  const ask = async (url = address): Promise<unknown> =>
    JSON.parse(await (await responses.fetch(url, { method: 'GET' })).text());
  const asked = () => server.requests.map(({ headers }) => headers.get('if-none-match'));
  return { responses, parse, ask, asked };
}

describe('answers of queries', () => {
  it('are asked for by their name the second time, and given again while nothing has changed', async () => {
    const { ask, asked } = world(named('"a"', { documents: [1] }), unchanged());
    expect(await ask()).toEqual({ documents: [1] });
    expect(await ask()).toEqual({ documents: [1] });
    expect(await ask()).toEqual({ documents: [1] });
    expect(asked()).toEqual([null, '"a"', '"a"']);
  });

  it('give way to a new one', async () => {
    const { ask, asked } = world(
      named('"a"', { documents: [1] }),
      named('"b"', { documents: [2] }),
      unchanged(),
    );
    await ask();
    expect(await ask()).toEqual({ documents: [2] });
    expect(await ask()).toEqual({ documents: [2] });
    expect(asked()).toEqual([null, '"a"', '"b"']);
  });

  it('are cached by their address, and not cached without a name', async () => {
    const { ask, asked } = world(named('"a"', {}), respond({}), respond({}));
    await ask();
    await ask(`${address}&more`);
    await ask(`${address}&more`);
    expect(asked()).toEqual([null, null, null]);
  });

  it('are forgotten with the session, also those that were under way', async () => {
    let send: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => (send = resolve));
    const { responses, ask, asked } = world(named('"a"', {}), () => late, respond({}));
    await ask();
    const pending = ask();
    responses.forget();
    send(named('"b"', {}));
    await pending;
    await ask();
    expect(asked()).toEqual([null, '"a"', null]);
  });

  it('make room for newer ones, and one that is too large is not cached', async () => {
    const large = 'x'.repeat(5_000_000);
    const { ask, asked } = world(named('"a"', large), named('"b"', large), respond({}), unchanged());
    await ask();
    await ask(`${address}&b`);
    await ask();
    await ask(`${address}&b`);
    expect(asked()).toEqual([null, null, null, '"b"']);
    const tooLarge = world(named('"c"', large + large), respond({}));
    await tooLarge.ask();
    await tooLarge.ask();
    expect(tooLarge.asked()).toEqual([null, null]);
  });

  it('leave a refusal, and whatever is no query, as it is', async () => {
    const { ask, responses, asked } = world(
      named('"a"', {}),
      refusal(403, { code: 'permission-denied' }),
      named('"c"', {}),
    );
    await ask();
    expect((await responses.fetch(address)).status).toBe(403);
    await responses.fetch('http://portal.example/api/documents?path=festivals/a');
    await responses.fetch('http://portal.example/api/documents?path=festivals/a');
    expect(asked()).toEqual([null, '"a"', null, null]);
  });
});

describe('the documents of an answer', () => {
  const textOf = async ({ responses }: ReturnType<typeof world>) =>
    (await responses.fetch(address, { method: 'GET' })).text();

  it('are the same objects while the answer is the same', async () => {
    const asked = world(named('"a"', { documents: [1] }), unchanged(), named('"b"', { documents: [2] }));
    const { documentsOf } = asked.responses;
    const first = await documentsOf(await textOf(asked));
    expect(await documentsOf(await textOf(asked))).toBe(first);
    expect(await documentsOf(await textOf(asked))).not.toEqual(first);
    expect(asked.parse).toHaveBeenCalledTimes(2);
  });

  it('are read again where the response is not cached, where it could not be read, and in another session', async () => {
    const asked = world(respond({}), named('"a"', { documents: [1] }));
    const { documentsOf, forget } = asked.responses;
    const other = await textOf(asked);
    await documentsOf(other);
    await documentsOf(other);
    expect(asked.parse).toHaveBeenCalledTimes(2);
    const text = await textOf(asked);
    asked.parse.mockRejectedValueOnce(new Error('lost'));
    await expect(documentsOf(text)).rejects.toThrow('lost');
    await documentsOf(text);
    forget();
    await documentsOf(text);
    expect(asked.parse).toHaveBeenCalledTimes(5);
  });
});
