import { errorText } from '@lineup/services';
import { messages, stageLinkMessages, timestampToMillis, type Festival } from '@lineup/domain';
import type { StageLink } from '@lineup/domain/live';
import { useRef, useState } from 'react';
import { usePending } from '../../app/forms/use-pending.ts';
import { useServices } from '../../app/portal-context.ts';
import { useNow } from '../../app/time/use-now.ts';
import { Button } from '../../design/controls/button.tsx';
import { Dialog } from '../../design/controls/dialog.tsx';
import { Banner } from '../../design/notices/banner.tsx';
import { Skeleton, SkeletonGroup } from '../../design/page/skeleton.tsx';
import { toast } from '../../design/toasts/toast.ts';
import { CreateLink } from './create-link.tsx';
import { MadeLink } from './made-link.tsx';
import { StageLinkItem } from './stage-link-item.tsx';
import classes from './stage-screens.module.css';
import { useStageLinks } from './use-stage-screen-lists.ts';

interface StageScreensDialogProps {
  readonly festival: Festival;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The current view of the dialog: the links, the form of a new one, or the address of the one just created. */
type Step = { readonly step: 'links' | 'create' } | { readonly step: 'made'; readonly address: string };

const texts = stageLinkMessages;
const titles = { links: texts.title, create: texts.create, made: texts.made.title } as const;

/** The links to stage screens: who has which, creating and revoking them. */
export function StageScreensDialog({ festival, opened, onClose }: StageScreensDialogProps) {
  const [step, setStep] = useState<Step>({ step: 'links' });
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog
      opened={opened}
      onClose={() => !isBusy && onClose()}
      // A click outside would lose the input, or an address that is not copied yet.
      closeOnClickOutside={step.step === 'links'}
      title={titles[step.step]}
      size="sm"
    >
      {step.step === 'links' && <Links festival={festival} onCreate={() => setStep({ step: 'create' })} />}
      {step.step === 'create' && (
        <CreateLink
          festival={festival}
          onMade={(address) => setStep({ step: 'made', address })}
          onBusy={setBusy}
          onCancel={() => setStep({ step: 'links' })}
        />
      )}
      {step.step === 'made' && <MadeLink address={step.address} onDone={() => setStep({ step: 'links' })} />}
    </Dialog>
  );
}

interface LinksProps {
  readonly festival: Festival;
  readonly onCreate: () => void;
}

function Links({ festival, onCreate }: LinksProps) {
  const links = useStageLinks(festival.id);
  const create = useRef<HTMLButtonElement>(null);
  return (
    <div className={classes['section']}>
      <p className={classes['intro']}>{texts.intro}</p>
      <Button ref={create} onClick={onCreate}>
        {texts.create}
      </Button>
      {links.status === 'loading' && (
        <SkeletonGroup label="Loading">
          <Skeleton className={classes['skeleton']} />
        </SkeletonGroup>
      )}
      {links.status === 'error' && (
        <Banner tone="red" title={links.error.message}>
          <Button size="sm" variant="default" onClick={links.retry}>
            Try Again
          </Button>
        </Banner>
      )}
      {links.status === 'success' && (
        <LinkLists festival={festival} links={links.data} onRevoked={() => create.current?.focus()} />
      )}
      <AcceptReports festival={festival} />
    </div>
  );
}

interface LinkListsProps {
  readonly festival: Festival;
  readonly links: readonly StageLink[];
  readonly onRevoked: () => void;
}

/** The working links, and a collapsed list of the others. */
function LinkLists({ festival, links, onRevoked }: LinkListsProps) {
  const now = useNow();
  const works = ({ revokedAt, expiresAt }: StageLink) =>
    revokedAt === null && timestampToMillis(expiresAt) > now;
  const working = links.filter(works);
  const ended = links.filter((link) => !works(link));
  const items = (shown: readonly StageLink[], areWorking: boolean) =>
    shown.map((link) => (
      <StageLinkItem key={link.id} {...{ festival, link, onRevoked }} works={areWorking} />
    ));
  return (
    <>
      {working.length === 0 ? (
        <p className={classes['intro']}>{texts.none}</p>
      ) : (
        <ul className={classes['links']} aria-label={texts.list}>
          {items(working, true)}
        </ul>
      )}
      {ended.length > 0 && (
        <details className={classes['ended']}>
          <summary>{texts.ended(ended.length)}</summary>
          <ul className={classes['links']}>{items(ended, false)}</ul>
        </details>
      )}
    </>
  );
}

/** Whether the portal records reported starts and ends without asking. */
function AcceptReports({ festival }: { readonly festival: Festival }) {
  const { festivals } = useServices();
  const { pending, run } = usePending();
  const { id, acceptReports = false } = festival;
  const change = (accepts: boolean) =>
    run(async () => {
      try {
        await festivals.update(id, { acceptReports: accepts });
        toast.success(texts.acceptReportsSaved);
      } catch (error) {
        toast.error(errorText(error, messages.festival.saveFailed));
      }
    });
  return (
    <div>
      <label className={classes['choice']}>
        <input
          type="checkbox"
          disabled={pending}
          checked={acceptReports}
          aria-describedby="accept-reports-hint"
          onChange={({ currentTarget }) => void change(currentTarget.checked)}
        />
        {texts.acceptReports}
      </label>
      <p id="accept-reports-hint" className={classes['intro']}>
        {texts.acceptReportsHint}
      </p>
    </div>
  );
}
