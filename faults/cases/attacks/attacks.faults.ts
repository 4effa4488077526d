import { testFaults } from '../../runner/test-faults.ts';
import { indistinguishableRefusals } from './indistinguishable-refusals.ts';
import { guessingCodes, lockingOthersOut } from './brute-force.ts';
import { crossSite } from './cross-site.ts';
import { foreignIds } from './foreign-ids.ts';
import { forgedAddresses } from './forwarded-for.ts';
import { messageFlood } from './message-flood.ts';
import { routeMatrix } from './route-matrix.ts';
import { codesThatAreNotMine } from './second-factor.ts';
import { sessionsHeld } from './sessions.ts';
import { unnamedRoutes } from './unnamed-routes.ts';

/** Attempts to get in without permission. */
testFaults([
  routeMatrix,
  unnamedRoutes,
  foreignIds,
  codesThatAreNotMine,
  guessingCodes,
  lockingOthersOut,
  messageFlood,
  indistinguishableRefusals,
  forgedAddresses,
  crossSite,
  sessionsHeld,
]);
