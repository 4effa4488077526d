import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { WizardStep } from '../../app/routing/wizard-step.ts';
import { AccountMenu } from '../../app/account-menu/account-menu.tsx';
import { CrashBoundary } from '../../design/notices/crash-boundary.tsx';
import { Page } from '../../design/page/page.tsx';
import { BackButton } from '../../design/page/back-button.tsx';
import { PageTitle } from '../../design/page/page-title.tsx';
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
  return (
    <Page width={step === 3 || step === 4 ? 'wide' : 'normal'}>
      <header className={classes['head']}>
        <BackButton
          label="Back to Schedule"
          onClick={() =>
            void navigate({ to: '/festival/$id/{-$tab}', params: { id: festivalId, tab: 'schedule' } })
          }
        />
        <div className={classes['words']}>
          <PageTitle>Upload Schedule</PageTitle>
          {festivalName !== null && <span dir="auto">{festivalName}</span>}
        </div>
        <Stepper step={step} />
        <AccountMenu className={classes['account'] ?? ''} />
      </header>
      <CrashBoundary shown={String(step)}>{children}</CrashBoundary>
    </Page>
  );
}
