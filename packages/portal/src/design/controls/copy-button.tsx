import { copyMessages } from '@lineup/domain';
import { toast } from '../toasts/toast.ts';
import { Button } from './button.tsx';

interface CopyButtonProps {
  readonly text: string;
  /** What is copied, for who hears several of these buttons: "the address". */
  readonly what: string;
}

/** Copies the text next to it. */
export function CopyButton({ text, what }: CopyButtonProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(copyMessages.copied(what), { id: 'copy' });
    } catch {
      // Also where the page came without TLS and the browser has no clipboard for it.
      toast.error(copyMessages.refused, { id: 'copy' });
    }
  }
  return (
    <Button size="sm" variant="default" aria-label={`Copy ${what}`} onClick={() => void copy()}>
      Copy
    </Button>
  );
}
