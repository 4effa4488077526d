import { Counter, Histogram, type Metric } from './text-format.ts';
import { routeGroup } from './route-groups.ts';

/** Counters updated while the server works. Everything else is read on request. */
export interface ServerMetrics {
  readonly requests: Counter;
  readonly requestSeconds: Histogram;
  readonly commitSeconds: Histogram;
  readonly webhookCalls: Counter;
  readonly securityEvents: Counter;
}

export function createServerMetrics(): ServerMetrics {
  return {
    requests: new Counter('lineup_requests_total', 'Requests answered, by route group and status.', [
      'group',
      'status',
    ]),
    requestSeconds: new Histogram(
      'lineup_request_duration_seconds',
      'Time to the head of an answer, by route group. Requests of stage screens are held on purpose.',
      'group',
    ),
    commitSeconds: new Histogram(
      'lineup_commit_duration_seconds',
      'Time to check and store a commit of documents.',
      null,
    ),
    webhookCalls: new Counter('lineup_webhook_calls_total', 'Calls of webhooks, by result (ok or failed).', [
      'result',
    ]),
    securityEvents: new Counter('lineup_security_events_total', 'Security events, as the log names them.', [
      'event',
    ]),
  };
}

/** All counters, for output. */
export function countersOf(metrics: ServerMetrics): readonly Metric[] {
  const { requests, requestSeconds, commitSeconds, webhookCalls, securityEvents } = metrics;
  return [requests, requestSeconds, commitSeconds, webhookCalls, securityEvents];
}

/** Counts a completed request. */
export function countRequest(metrics: ServerMetrics, path: string, status: number, seconds: number): void {
  const group = routeGroup(path);
  metrics.requests.add(group, String(status));
  metrics.requestSeconds.observe(seconds, group);
}

type CommitSeconds = Pick<ServerMetrics, 'commitSeconds'>;

/** Wraps a commit to observe its duration, whether it succeeds or not. */
export function timed<Arguments extends unknown[], Result>(
  { commitSeconds }: CommitSeconds,
  commit: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  return (...given) => {
    const started = performance.now();
    try {
      return commit(...given);
    } finally {
      commitSeconds.observe((performance.now() - started) / 1000);
    }
  };
}

/** The same for a commit in another thread. */
export function timedAsync<Arguments extends unknown[], Result>(
  { commitSeconds }: CommitSeconds,
  commit: (...given: Arguments) => Promise<Result>,
): (...given: Arguments) => Promise<Result> {
  return async (...given) => {
    const started = performance.now();
    try {
      return await commit(...given);
    } finally {
      commitSeconds.observe((performance.now() - started) / 1000);
    }
  };
}
