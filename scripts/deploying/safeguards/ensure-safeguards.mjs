import { howToSignIn } from '../google.mjs';
import { ensureAlerts } from './alerts.mjs';
import { ensureBackups } from './backups.mjs';

/**
 * Creates the missing backups and alerts of a deployed portal. Returns the exit status: 1 if something could not be
 * created, so that a deployment without it does not go unnoticed.
 *
 * @param {{ ask: import('../google.mjs').Ask | null, project: string, alertsTo: string | undefined,
 *   print: (text: string) => void }} options
 */
export async function ensureSafeguards({ ask, project, alertsTo, print }) {
  if (ask === null) {
    print(
      `The portal is deployed; its backups and alerts were not looked at. ${howToSignIn}, then deploy again.`,
    );
    return 1;
  }
  const works = [() => ensureBackups(ask, project), () => ensureAlerts(ask, project, alertsTo)];
  let status = 0;
  for (const work of works) {
    try {
      print(await work());
    } catch (error) {
      print(`The portal is deployed; ${error.message}`);
      status = 1;
    }
  }
  return status;
}
