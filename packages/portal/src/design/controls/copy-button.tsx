import { copyMessages } from '@lineup/domain';
import { toast } from '../toasts/toast.ts';
import { Button } from './button.tsx';

interface CopyButtonProps {
  readonly text: string;
  /** What is copied, to tell several of these buttons apart in a screen reader: "the address". */
  readonly what: string;
}

/** Copies the text next to it. */
export function CopyButton({ text, what }: CopyButtonProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(copyMessages.copied(what), { id: 'copy' });
    } catch {
      // Also if the page was loaded without TLS, where browsers offer no clipboard.
      toast.error(copyMessages.refused, { id: 'copy' });
    }
  }
  return (
    <Button size="sm" variant="default" aria-label={`Copy ${what}`} onClick={() => void copy()}>
      Copy
    </Button>
  );
}
