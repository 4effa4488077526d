import { artistImportMessages, type DraftEvent } from '@lineup/domain';
import { isPicture, type ArtistPlan } from '@lineup/domain/artist-columns';
import { useArtistPlan } from './use-artist-plan.ts';

/** What saving the draft does to artists; nothing where the file does not speak of any. */
export function ArtistsToSave({ events }: { readonly events: readonly DraftEvent[] }) {
  const state = useArtistPlan(events);
  if (state.status !== 'ready' || state.plan === null) return null;
  return <PlannedArtists plan={state.plan} />;
}

/** The lines about a plan. */
export function PlannedArtists({ plan }: { readonly plan: ArtistPlan }) {
  const { artists, created, changed } = plan;
  const changes = artists.flatMap((planned) => (planned.kind === 'ignored' ? [] : planned.changes));
  const unusable = changes.filter(({ problem }) => problem !== null).length;
  const pictures = changes.filter((change) => isPicture(change) && change.from === 'file').length;
  return (
    <>
      {created + changed > 0 && <p>{artistImportMessages.toSave(created, changed)}</p>}
      {unusable > 0 && <p>{artistImportMessages.leftOut(unusable)}</p>}
      {pictures > 0 && <p>{artistImportMessages.picturesLeftOut(pictures)}</p>}
    </>
  );
}
