import { accessEntrySchema, operator, paths, type AccessAction } from '@lineup/domain';
import type { Logger } from 'pino';
import type { DocumentStore } from '../documents/store.ts';
import type { ServerMetrics } from '../metrics/server-metrics.ts';

export interface OperatorEventsDeps {
  readonly documents: Pick<DocumentStore, 'query'>;
  readonly log: Pick<Logger, 'info'>;
  readonly metrics: Pick<ServerMetrics, 'securityEvents'>;
}

const lookEveryMs = 60_000;

/** The `reason` logged for the same change of access in the portal. */
const reasons: Readonly<Partial<Record<AccessAction, string>>> = {
  revoked: 'revoke',
  phoneReset: 'resetPhone',
};

/**
 * Logs changes of access by operators' commands while the server runs: these are separate processes that write to a
 * terminal. Checks once a minute; returns the function that stops it.
 */
export function logOperatorEvents({ documents, log, metrics }: OperatorEventsDeps): () => void {
  const known = new Set<string>();
  const newReasons = () =>
    documents.query({ collection: paths.accessLog }).flatMap(({ id, data }) => {
      if (known.has(id)) return [];
      known.add(id);
      const entry = accessEntrySchema.safeParse(data);
      const isOperators = entry.success && entry.data.by.id === operator.id;
      return isOperators ? [reasons[entry.data.action] ?? entry.data.action] : [];
    });
  newReasons();
  const looking = setInterval(() => {
    for (const reason of newReasons()) {
      const event = 'access-changed';
      metrics.securityEvents.add(event);
      log.info({ event, reason }, 'operator command');
    }
  }, lookEveryMs);
  looking.unref();
  return () => clearInterval(looking);
}
