import { sourceMessages, type Festival } from '@lineup/domain';
import { useQuery } from '@tanstack/react-query';
import { useOpenInReview } from '../../../app/open-in-review.ts';
import { usePortal } from '../../../app/portal-context.ts';
import { useMerges } from '../../../app/provider/use-merges.ts';
import { Button } from '../../../design/controls/button.tsx';
import { IconDownload } from '../../../design/icons.ts';
import classes from './check-buttons.module.css';
import { followedOf, sourcesQuery } from './followed-sources.ts';
import { lastCheckText } from './last-check-text.ts';
import { useCheckSource } from './use-check-source.ts';

interface CheckButtonsProps {
  readonly festival: Festival;
  /** The id of the menu that a click closes. */
  readonly menuId: string;
}

/** Menu buttons for the sources that have an address; each opens the merge if its file has changed. */
export function CheckButtons({ festival, menuId }: CheckButtonsProps) {
  const { now } = usePortal();
  const { data = [] } = useQuery(sourcesQuery(useMerges(), festival.id));
  const check = useCheckSource(festival, useOpenInReview(festival.id));
  const followed = followedOf(data);
  return followed.map((source) => (
    <div key={source.id} className={classes['source']}>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        disabled={check.isPending}
        popoverTarget={menuId}
        popoverTargetAction="hide"
        onClick={() => check.mutate(source)}
      >
        {followed.length === 1 ? sourceMessages.check : sourceMessages.checkSource(source.name)}
      </Button>
      <p>{lastCheckText(source, festival, now())}</p>
    </div>
  ));
}
