import { paths, timestampFromMillis } from '@lineup/domain';
import type { ScreenView } from '@lineup/domain/live';
import { changeStageScreens } from '@lineup/functions';
import type { StageScreenAction, WriteData } from '@lineup/provider';
import { eventData, festivalData } from '@lineup/provider/sample-documents';
import { origin, startServer } from '../../../../testing/server-under-test.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const firstDay = Date.UTC(2026, 6, 3);
/** In the middle of the first set. */
export const evening = firstDay + 20 * hour + 30 * minute;
export const by = { id: 'robin', email: 'robin@festival.example' };

type NewLink = Extract<StageScreenAction, { readonly type: 'create' }>;

/** The response to a stage screen. */
export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  readonly body: {
    readonly now: number;
    readonly version: string;
    readonly view?: ScreenView;
    readonly code?: string;
  };
}

/**
 * The festival f1 on its first evening: the sets a and b on the Lantern stage, c on Dune, d on the next day; a link's
 * screen polls the server over HTTP.
 */
export function screenWorld(festival: WriteData = {}) {
  const server = startServer({ clock: () => evening, demo: false });
  const { rooms } = server;
  const create = (path: string, data: WriteData) => ({ type: 'create', path, data }) as const;
  const at = timestampFromMillis;
  const setAt = (start: number, change: WriteData = {}) =>
    eventData({ timeStart: at(start), timeEnd: at(start + hour), ...change });
  const nextDay = { date: at(firstDay + 24 * hour) };
  rooms.documents.commit([
    create(paths.festival('f1'), festivalData(festival)),
    create(paths.event('f1', 'a'), setAt(firstDay + 20 * hour, { note: 'Zqnote' })),
    create(paths.event('f1', 'b'), setAt(firstDay + 21 * hour, { artistName: 'Owl Parade' })),
    create(paths.event('f1', 'c'), setAt(firstDay + 21 * hour, { artistName: 'Tidal Choir', stage: 'Dune' })),
    create(paths.event('f1', 'd'), setAt(firstDay + 44 * hour, { artistName: 'Glasswort', ...nextDay })),
  ]);
  const change = (action: StageScreenAction) =>
    changeStageScreens(rooms.provider, { festivalId: 'f1', action }, { by, now: server.now });
  const createLink = async (link: Partial<NewLink> = {}) => {
    const { token = '' } = await change({
      type: 'create',
      name: 'Monitor at FOH',
      stage: 'Lantern',
      sets: [],
      artists: [],
      showNames: false,
      canReport: true,
      amberMinutes: 10,
      redMinutes: 5,
      expiresAt: at(server.now() + 24 * hour),
      ...link,
    });
    return token;
  };
  const request = async (path: string, token: string | null, init: RequestInit = {}): Promise<Answered> => {
    const headers = { ...(token !== null && { 'x-stage-token': token }) };
    const response = await server.app.request(origin + path, { ...init, headers });
    const text = await response.text();
    const body = (text.startsWith('{') ? JSON.parse(text) : {}) as Answered['body'];
    return { status: response.status, headers: response.headers, text, body };
  };
  const ask = (token: string, after?: string) =>
    request(`/stage/state${after === undefined ? '' : `?after=${after}`}`, token);
  return {
    server,
    setAt,
    change,
    createLink,
    request,
    ask,
    /** What a newly opened screen shows. */
    view: async (token: string): Promise<ScreenView> => {
      const { body } = await ask(token);
      if (body.view === undefined) throw new Error('The screen shows nothing.');
      return body.view;
    },
    post: (path: string, token: string, body: unknown) =>
      request(path, token, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
    update: (path: string, data: WriteData) => rooms.documents.commit([{ type: 'update', path, data }]),
    all: (collection: string) => rooms.provider.documents.query({ collection }),
    onlyLinkId: async () =>
      (await rooms.provider.documents.query({ collection: paths.stageLinks }))[0]?.id ?? '',
  };
}
