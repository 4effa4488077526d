import { npmJson } from './npm.mjs';

const title = 'Known holes in the packages that ship';
const grave = new Set(['high', 'critical']);

/** Queries the registry. If it does not respond, reports that and counts the check as skipped. */
export function auditShipped(root) {
  return checkAudit(npmJson(root, ['audit', '--omit=dev', '--json']));
}

/** Evaluates npm's report: not ok if a vulnerability has high or critical severity. */
export function checkAudit(report) {
  const found = report?.vulnerabilities;
  if (typeof found !== 'object' || found === null) {
    return {
      title,
      ok: true,
      lines: ['NOT CHECKED: the registry does not answer `npm audit`. Run this again where it does.'],
      isSkipped: true,
    };
  }
  const lines = Object.values(found).map(({ name, severity, range }) => `${severity}: ${name} ${range}`);
  const ok = !Object.values(found).some(({ severity }) => grave.has(severity));
  return { title, ok, lines: lines.length > 0 ? lines : ['None.'] };
}
