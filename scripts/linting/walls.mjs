// Walls that neither the references of TypeScript's projects nor the linter's own rules can draw.
import { featureDoors } from './feature-doors.mjs';
import { importsOnly } from './imports-only.mjs';
import { noMachine } from './no-machine.mjs';

export default {
  meta: { name: 'walls' },
  rules: { 'feature-doors': featureDoors, 'imports-only': importsOnly, 'no-machine': noMachine },
};
