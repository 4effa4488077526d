import { parseDocumentPath } from '@lineup/domain';

/** What the rules keep beside a festival to know of deletions (see `firestore.rules`); it goes with the festival. Else null. */
export function headOf(path: string): string | null {
  return parseDocumentPath(path)?.kind === 'festival' ? `${path}/heads/changes` : null;
}
