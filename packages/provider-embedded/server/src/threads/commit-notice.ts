import type { Change } from '../documents/store.ts';
import type { ThreadMessage } from './thread-jobs.ts';

type CommitNotice = Extract<ThreadMessage, { readonly type: 'commit' }>;

/**
 * A commit of more documents is sent as a summary: receiving and checking them all would block the server's own thread.
 */
const mostChanges = 200;

/** The message to the server's own thread about a commit. */
export function commitNotice(version: number, changes: readonly Change[]): CommitNotice {
  const isSummary = changes.length > mostChanges;
  return { type: 'commit', version, changes: isSummary ? summaryOf(changes) : changes, isSummary };
}

/**
 * Reduces the changes to one document of each collection inside a festival, and every document outside of them, without
 * data.
 */
function summaryOf(changes: readonly Change[]): readonly Change[] {
  const seen = new Set<string>();
  const summary: Change[] = [];
  for (const { path, version } of changes) {
    const collection = path.slice(0, path.lastIndexOf('/'));
    if (collection.includes('/')) {
      if (seen.has(collection)) continue;
      seen.add(collection);
    }
    summary.push({ path, version, data: null });
  }
  return summary;
}
