import { EntryButton } from '../../design/entry/entry-button.tsx';
import { IconArrowLeft } from '../../design/icons.ts';

/** The way back to the entry of the number. */
export function BackToPhone({ onBack }: { readonly onBack: () => void }) {
  return (
    <EntryButton kind="quiet" onClick={onBack}>
      <IconArrowLeft size={18} aria-hidden /> Back to phone number
    </EntryButton>
  );
}
