import type { Change } from '../documents/store.ts';
import type { ThreadMessage } from './thread-jobs.ts';

type CommitNotice = Extract<ThreadMessage, { readonly type: 'commit' }>;

/** A commit of more documents is sent as a summary: the server's own thread would take long to receive and to look at them all. */
const mostChanges = 200;

/** What the server's own thread receives about a commit. */
export function commitNotice(version: number, changes: readonly Change[]): CommitNotice {
  const isSummary = changes.length > mostChanges;
  return { type: 'commit', version, changes: isSummary ? summaryOf(changes) : changes, isSummary };
}

/** Keeps one document of each collection inside a festival, and every document outside of them; no data. */
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
