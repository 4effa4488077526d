import type { Festival } from '@lineup/domain';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { makeRules } from './draft/draft-rules.ts';
import { ReviewFrame } from './steps/review/review-frame.tsx';
import { SaveFrame } from './steps/save/save-frame.tsx';
import { useWizardStep } from './wizard-frame.tsx';

interface NoDraftProps {
  readonly festival: Festival;
  readonly step: 3 | 4;
}

/** Shown by review and save if the address has their step but no draft: there are no events. */
export function NoDraft({ festival, step }: NoDraftProps) {
  const navigate = useNavigate();
  const rules = useMemo(() => makeRules(festival, []), [festival]);
  const goTo = (search: { readonly step?: 3 }) =>
    void navigate({ to: '/festival/$id/upload', params: { id: festival.id }, search });
  useWizardStep(step);
  return step === 3 ? (
    <ReviewFrame total={0} onUploadNew={() => goTo({})} />
  ) : (
    <SaveFrame events={[]} rules={rules} onBack={() => goTo({ step: 3 })} />
  );
}
