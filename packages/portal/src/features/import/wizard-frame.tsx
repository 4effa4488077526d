import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { WizardStep } from '../../app/routing/wizard-step.ts';
import { AccountMenu } from '../../app/account-menu/account-menu.tsx';
import { CrashBoundary } from '../../design/notices/crash-boundary.tsx';
import { Page } from '../../design/page/page.tsx';
import { BackButton } from '../../design/page/back-button.tsx';
import { PageTitle } from '../../design/page/page-title.tsx';
import { HeadSlotContext } from '../../design/page/head-slot.tsx';
import { Stepper } from './stepper.tsx';
import classes from './wizard-frame.module.css';

interface WizardFrameProps {
  readonly festivalId: string;
  readonly festivalName: string | null;
  /** Null while it is not known yet. */
  readonly step: WizardStep | null;
  readonly children: ReactNode;
}

/** What stands around every step. */
export function WizardFrame({ festivalId, festivalName, step, children }: WizardFrameProps) {
  const navigate = useNavigate();
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
          <PageTitle>Upload Schedule</PageTitle>
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
      <HeadSlotContext value={slot}>
        <CrashBoundary shown={String(step)}>{children}</CrashBoundary>
      </HeadSlotContext>
    </Page>
  );
}
