import { Button } from '../../../design/controls/button.tsx';
import { IconArrowLeft } from '../../../design/icons.ts';

/** Returns to the step for the number. */
export function BackToPhone({ onBack }: { readonly onBack: () => void }) {
  return (
    <Button variant="subtle" flush onClick={onBack} leftSection={<IconArrowLeft size={18} aria-hidden />}>
      Back to phone number
    </Button>
  );
}
