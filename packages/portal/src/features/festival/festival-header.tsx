import { festivalStatus, festivalStatusLabels, zoneName, type Festival } from '@lineup/domain';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import { AccountMenu } from '../../app/account-menu/account-menu.tsx';
import { PaletteButton } from '../../app/palette/palette-button.tsx';
import { OthersHere } from '../../app/presence/others-here.tsx';
import { usePicture } from '../../app/pictures/use-picture.ts';
import { useNow } from '../../app/time/use-now.ts';
import { LateUndo } from '../../app/undo/late-undo.tsx';
import { FestivalFacts } from '../../design/festival/festival-facts.tsx';
import { Picture } from '../../design/files/picture.tsx';
import { BackButton } from '../../design/page/back-button.tsx';
import { PageTitle } from '../../design/page/page-title.tsx';
import classes from './festival-header.module.css';

interface FestivalHeaderProps {
  readonly festival: Festival & { readonly id: string };
  /** True if the current tab renders into the header in place of the facts. */
  readonly isTaken: boolean;
  readonly slot: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/**
 * The header of a festival's page, the same on all tabs: back button, name, tabs, undo, who is here, and the account.
 */
export function FestivalHeader({ festival, isTaken, slot, children }: FestivalHeaderProps) {
  const navigate = useNavigate();
  const name = festival.name.trim() || 'Festival Details';
  return (
    <header className={classes['header']} data-taken={isTaken || undefined}>
      <BackButton short="all" label="Back to Dashboard" onClick={() => void navigate({ to: '/' })} />
      <AccountMenu className={classes['account'] ?? ''} />
      <div className={classes['ident']}>
        <PageTitle shown={<span title={name}>{name}</span>}>{name}</PageTitle>
        {children}
      </div>
      <LateUndo key={festival.id} festivalId={festival.id} />
      <div ref={slot} className={classes['slot']}>
        {!isTaken && (
          <>
            <Facts festival={festival} />
            <span className={classes['search']}>
              <PaletteButton />
            </span>
          </>
        )}
      </div>
      <OthersHere festivalId={festival.id} />
    </header>
  );
}

function Facts({ festival }: { readonly festival: Festival }) {
  const status = festivalStatus(festival, useNow());
  const cover = usePicture(festival.imageURL, 160);
  return (
    <>
      <FestivalFacts festival={festival} first={<span>{festivalStatusLabels[status]}</span>}>
        <span className={classes['zone']}>{zoneName(festival.timezone)}</span>
      </FestivalFacts>
      {cover !== null && <Picture className={classes['cover']} picture={cover} alt="" />}
    </>
  );
}
