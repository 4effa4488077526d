import { artistImportMessages, type DraftEvent } from '@lineup/domain';
import type { ArtistPlan } from '@lineup/domain/artist-columns';
import { useArtistPlan } from './use-artist-plan.ts';

/** What saving the draft does to artists; empty if the file has no artist data. */
export function ArtistsToSave({ events }: { readonly events: readonly DraftEvent[] }) {
  const state = useArtistPlan(events);
  if (state.status !== 'ready' || state.plan === null) return null;
  return <PlannedArtists plan={state.plan} />;
}

/** The summary of a plan. */
export function PlannedArtists({ plan }: { readonly plan: ArtistPlan }) {
  const { created, changed, leftOut, pictures } = plan;
  return (
    <>
      {created + changed > 0 && <p>{artistImportMessages.toSave(created, changed)}</p>}
      {leftOut > 0 && <p>{artistImportMessages.leftOut(leftOut)}</p>}
      {pictures > 0 && <p>{artistImportMessages.picturesToFetch(pictures)}</p>}
    </>
  );
}
