// Prints as JSON the machine that is requested for each function, and the memory that one upload takes. Runs as a
// separate process, because the functions are TypeScript and read the environment of a deployed project when they are
// loaded.
import * as functions from '../../../packages/provider-firebase/functions/src/index.ts';
import { uploadMemory } from '../../../packages/provider-firebase/functions/src/settings.ts';

const settings = Object.entries(functions).map(([name, { __endpoint: endpoint }]) => ({
  name,
  cpu: endpoint.cpu,
  memoryMb: endpoint.availableMemoryMb,
  maxInstances: endpoint.maxInstances,
  concurrency: endpoint.concurrency,
}));
process.stdout.write(JSON.stringify({ functions: settings, uploadMemory }));
