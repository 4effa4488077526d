// Prints as JSON what the platform is asked to run for each function, and what one upload takes. A process of its own,
// because the functions are TypeScript and read the environment of a deployed project when they are loaded.
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
