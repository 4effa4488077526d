import { messages } from '@lineup/domain';
import { toast } from '../../design/toasts/toast.ts';

/**
 * Loads a part of the portal that stands in a file of its own, for somebody who waits for it. Where it does not arrive, gives
 * null, says so and offers `retry`.
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
