import { load, type RawRequest } from '../measure/load.ts';
import { cpuSeconds } from '../measure/process.ts';
import type { BenchPortal } from './portal.ts';

/** The server's results for a second of requests, sent one after the other over 32 connections. */
export interface Driven {
  readonly perSecond: number;
  /** Server processor time per request. */
  readonly cpuMicroseconds: number;
}

/** Sends the same request for a second; throws if a response has another status. */
export async function drive({ server }: BenchPortal, request: RawRequest, status: number): Promise<Driven> {
  const before = cpuSeconds(server.pid);
  const { perSecond, times, statuses } = await load({
    port: server.port,
    connections: 32,
    seconds: 1,
    next: () => request,
  });
  if (statuses[status] !== times.length) throw new Error(`Answers: ${JSON.stringify(statuses)}`);
  return { perSecond, cpuMicroseconds: ((cpuSeconds(server.pid) - before) / times.length) * 1e6 };
}
