import type { ReadingProvider } from '@lineup/provider';
import { createActsAndBlocks } from './events/acts-and-blocks.ts';
import { EventsService } from './events/events.ts';
import { messages } from '@lineup/domain';
import { loadDetails, loadStages } from './change-parts.ts';
import type { DetailsChange } from './festivals/festival-details.ts';
import type { StagesChange } from './festivals/festival-stages.ts';
import { loadPart } from './load-part.ts';
import { withTexts } from './service-error.ts';
import { createImports } from './events/imports.ts';
import type { Surroundings, WorkServices } from './work-services.ts';

/** The additional services for the pages of one festival: its details, stages and lineup. */
export function createLineupServices(provider: ReadingProvider, work: WorkServices, { now }: Surroundings) {
  const { recorder } = work;
  const { documents } = provider;
  const part = <Part>(load: () => Promise<Part>) =>
    withTexts(() => loadPart(load), messages.festival.saveFailed);
  return {
    ...work,
    details: {
      /** See `saveDetails`. */
      save: async (change: DetailsChange) =>
        (await part(loadDetails)).saveDetails(documents, recorder, change),
    },
    stages: {
      /** See `saveStages`. */
      save: async (change: StagesChange) => (await part(loadStages)).saveStages(documents, recorder, change),
    },
    events: new EventsService(provider, recorder, now),
    ...createActsAndBlocks(documents, recorder),
    imports: createImports(provider.documents, recorder),
  };
}

export type LineupServices = ReturnType<typeof createLineupServices>;
