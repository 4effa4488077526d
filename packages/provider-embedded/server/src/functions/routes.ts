import { uploadIdPattern, uploadTypes } from '@lineup/domain';
import { deleteFestival, festivalStats } from '@lineup/functions';
import {
  callableNames,
  maximumStatsIds,
  ProviderError,
  type CallableName,
  type Callables,
} from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';
import { Hono } from 'hono';
import * as z from 'zod';
import { roleOf } from '../documents/access.ts';
import { parse, parseJson } from '../documents/wire.ts';
import type { AppEnv } from '../session.ts';
import type { UploadJobs } from './upload-jobs.ts';

export interface FunctionRoutesDeps {
  readonly provider: ServerProvider;
  readonly uploadJobs: UploadJobs;
}

const festivalId = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/u);
const processUploadRequest: z.ZodType<Callables['processUpload']['request']> = z.strictObject({
  uploadId: z.string().regex(uploadIdPattern),
  fileURL: z.string().max(2048),
  uploadType: z.enum(uploadTypes),
  festivalId,
});
const deleteFestivalRequest: z.ZodType<Callables['deleteFestival']['request']> = z.strictObject({
  festivalId,
});
const festivalStatsRequest = z.strictObject({
  festivalIds: z.array(festivalId).max(maximumStatsIds).optional(),
});

/** The routes below /api/functions: the callable functions, for administrators. */
export function functionRoutes({ provider, uploadJobs }: FunctionRoutesDeps): Hono<AppEnv> {
  const callables: Readonly<Record<CallableName, (request: unknown) => Promise<unknown>>> = {
    processUpload: (request) => uploadJobs.run(parse(processUploadRequest, request, 'request')),
    deleteFestival: (request) => deleteFestival(provider, parse(deleteFestivalRequest, request, 'request')),
    festivalStats: (request) => {
      const { festivalIds } = parse(festivalStatsRequest, request, 'request');
      return festivalStats(provider, festivalIds === undefined ? {} : { festivalIds });
    },
  };
  const routes = new Hono<AppEnv>();
  routes.post('/:name', async (c) => {
    const role = roleOf(c.get('session'));
    if (role === 'nobody') throw new ProviderError('unauthenticated');
    if (role !== 'administrator') throw new ProviderError('permission-denied');
    const name = c.req.param('name');
    if (!isCallableName(name)) throw new ProviderError('not-found', 'There is no such function');
    return c.json((await callables[name](parseJson(await c.req.text()))) as object);
  });
  return routes;
}

function isCallableName(name: string): name is CallableName {
  return callableNames.some((known) => known === name);
}
