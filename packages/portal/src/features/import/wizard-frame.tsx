import { useNavigate } from '@tanstack/react-router';
import { createContext, Suspense, use, useLayoutEffect, useState, type ReactNode } from 'react';
import type { WizardStep } from '../../app/routing/wizard-step.ts';
import { AccountMenu } from '../../app/account-menu/account-menu.tsx';
import { CrashBoundary } from '../../design/notices/crash-boundary.tsx';
import { Page } from '../../design/page/page.tsx';
import { BackButton } from '../../design/page/back-button.tsx';
import { PageTitle } from '../../design/page/page-title.tsx';
import { HeadSlotContext } from '../../design/page/head-slot.tsx';
import { Skeleton, SkeletonGroup } from '../../design/page/skeleton.tsx';
import { Stepper } from './stepper.tsx';
import classes from './wizard-frame.module.css';

const ShowStepContext = createContext<((step: WizardStep | null) => void) | null>(null);

/** Sets the step that the frame shows; null while unknown. */
export function useWizardStep(step: WizardStep | null): void {
  const show = use(ShowStepContext);
  useLayoutEffect(() => {
    show?.(step);
    return () => show?.(null);
  }, [show, step]);
}

interface WizardFrameProps {
  readonly festivalId: string;
  readonly festivalName: string | null;
  /** Empty before there is a draft; another upload remounts the title. */
  readonly uploadId: string;
  readonly children: ReactNode;
}

/** The frame of all steps. It stays mounted between steps, so that an open menu and the focus in it survive. */
export function WizardFrame({ festivalId, festivalName, uploadId, children }: WizardFrameProps) {
  const navigate = useNavigate();
  const [step, setStep] = useState<WizardStep | null>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <Page width={step === 3 || step === 4 ? 'wide' : 'normal'}>
      <header className={classes['head']}>
        <BackButton
          label="Back to Schedule"
          short="phone"
          onClick={() =>
            void navigate({ to: '/festival/$id/{-$tab}', params: { id: festivalId, tab: 'schedule' } })
          }
        />
        <div className={classes['words']}>
          <PageTitle key={uploadId}>Upload Schedule</PageTitle>
          {festivalName !== null && (
            <span dir="auto" title={festivalName}>
              {festivalName}
            </span>
          )}
        </div>
        <div ref={setSlot} className={classes['slot']} />
        <Stepper step={step} />
        <AccountMenu className={classes['account'] ?? ''} />
      </header>
      <ShowStepContext value={setStep}>
        <HeadSlotContext value={slot}>
          <CrashBoundary shown={`${uploadId} ${step}`}>
            <Suspense fallback={<Opening label="Loading" />}>{children}</Suspense>
          </CrashBoundary>
        </HeadSlotContext>
      </ShowStepContext>
    </Page>
  );
}

/** Shown while a step is loading. */
export function Opening({ label }: { readonly label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className={classes['skeletons']}>
        <Skeleton className={classes['line']} />
        <Skeleton className={classes['box']} />
      </div>
    </SkeletonGroup>
  );
}
