import type { Provider } from '@lineup/provider';
import { createEvents } from './events/events.ts';
import { createFestivalDetails } from './festivals/festival-details.ts';
import { createFestivalStages } from './festivals/festival-stages.ts';
import { createImports } from './events/imports.ts';
import { createUploads } from './uploads/uploads.ts';
import type { Surroundings, WorkServices } from './work-services.ts';

/** The calls that the pages of one festival need besides: its details, stages, lineup and uploads. */
export function createLineupServices(provider: Provider, work: WorkServices, { now, random }: Surroundings) {
  return {
    ...work,
    details: createFestivalDetails(provider),
    stages: createFestivalStages(provider),
    events: createEvents(provider, now),
    imports: createImports(provider.documents),
    uploads: createUploads(provider, now, random),
  };
}

export type LineupServices = ReturnType<typeof createLineupServices>;
