import type { Provider } from '@lineup/provider';
import { createRecorder } from './changes/recorder.ts';
import { createArtistServices } from './artist-services.ts';
import { createEntryServices } from './entry-services.ts';
import { createHistoryServices } from './history-services.ts';
import { createLineupServices } from './lineup-services.ts';
import { createMerges } from './merges/merges.ts';
import { PublishingService } from './publishing/publishing.ts';
import { StageScreensService } from './screens/stage-screens.ts';
import { createSources } from './sources/sources.ts';
import { UploadsService } from './uploads/uploads.ts';
import { createWorkServices, type Surroundings } from './work-services.ts';

/** All services of the product, for the given provider. The portal loads them page by page. */
export function createServices(provider: Provider, surroundings: Surroundings) {
  const work = createWorkServices(provider, createRecorder(provider), surroundings);
  return {
    ...createEntryServices(provider),
    ...createLineupServices(provider, work, surroundings),
    uploads: new UploadsService(provider, work.recorder, surroundings.now, surroundings.random),
    merges: createMerges(provider.documents, work.recorder),
    sources: createSources(provider.functions),
    ...createHistoryServices(provider, work),
    ...createArtistServices(provider, work, surroundings),
    publishing: new PublishingService(provider),
    stageScreens: new StageScreensService(provider),
  };
}

export type Services = ReturnType<typeof createServices>;
