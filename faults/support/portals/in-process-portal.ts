import { productionLimits } from '@lineup/provider-embedded/server';
import {
  startServer,
  type ServerTraits,
  type ServerUnderTest,
} from '@lineup/provider-embedded/testing/server';

export type InProcessPortal = ServerUnderTest;

/** Runs `work` with a separate portal in this process. Its limits are those of production by default. */
export async function withPortal<Result>(
  traits: ServerTraits,
  work: (portal: InProcessPortal) => Promise<Result>,
): Promise<Result> {
  const portal = startServer({ limits: productionLimits, ...traits });
  try {
    return await work(portal);
  } finally {
    await portal.stop();
  }
}
