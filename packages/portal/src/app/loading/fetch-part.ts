import { messages } from '@lineup/domain';
import { toast } from '../../design/toasts/toast.ts';

/**
 * Loads a part of the portal with its own file that somebody is waiting for. If it fails to load, returns null, shows a
 * message and offers `retry`.
 */
export async function fetchPart<Part>(load: () => Promise<Part>, retry: () => void): Promise<Part | null> {
  try {
    return await load();
  } catch {
    const action = { label: 'Try Again', onClick: retry };
    toast.error(messages.provider.unavailable, { id: 'part', action });
    return null;
  }
}
