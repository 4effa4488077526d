import type { Festival } from '@lineup/domain';
import { Suspense } from 'react';
import { lazyPage } from '../../../../app/loading/lazy-page.tsx';
import { useDrafts } from './use-drafts.ts';

/** Most visits have no drafts. */
const ShownDrafts = lazyPage(() => import('./shown-drafts.tsx'), 'ShownDrafts');

/** The festival's uploads that are not saved to the schedule yet. */
export function DraftList({ festival }: { readonly festival: Festival }) {
  const drafts = useDrafts(festival.id);
  if (drafts.isPending || drafts.data?.length === 0) return null;
  return (
    <Suspense>
      <ShownDrafts {...{ festival, drafts }} />
    </Suspense>
  );
}
