// Import rules that neither TypeScript's project references nor the linter's own rules can express.
import { featureDoors } from './feature-doors.mjs';
import { importsOnly } from './imports-only.mjs';
import { noMachine } from './no-machine.mjs';
import { noRawHtml } from './no-raw-html.mjs';
import { noStorage } from './no-storage.mjs';
import { ownPaths } from './own-paths.mjs';
import { textsInMessages } from './texts-in-messages.mjs';

export default {
  meta: { name: 'walls' },
  rules: {
    'feature-doors': featureDoors,
    'imports-only': importsOnly,
    'no-machine': noMachine,
    'no-raw-html': noRawHtml,
    'no-storage': noStorage,
    'own-paths': ownPaths,
    'texts-in-messages': textsInMessages,
  },
};
