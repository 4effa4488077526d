import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const title = 'Secrets in the sources';
const largestBytes = 2 * 1024 * 1024;

/** Patterns of secrets that must never be in a source. */
const forms = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----[\sA-Za-z0-9+/=\\n]{40}/u],
  ["a key of Google's", /\bAIza[\w-]{35}\b/u],
  ['a service account', /"type"\s*:\s*"service_account"/u],
  ['a token of GitHub', /\b(?:gh[pousr]_\w{36}|github_pat_\w{22,})\b/u],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b/u],
  ['a token of Slack', /\bxox[abprs]-[\w-]{10,}/u],
  ['a key of AWS', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/u],
  ['a key of Stripe', /\b[rs]k_live_\w{20,}/u],
  ['an account of Twilio with its token', /\bAC[0-9a-f]{32}:[0-9a-f]{32}\b/u],
  ['a token of a signed kind', /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}/u],
  [
    'a password in an address',
    /\b(?:https?|smtps?|postgres|mysql):\/\/[^\s/:@'"`$<>{}]+:(?!\/)[^\s/@'"`$<>{}]{6,}@(?=[\w[])(?!(?:[\w-]+\.)*example(?:\.(?:org|com|net))?(?![\w.-]))(?!127\.0\.0\.1|localhost)/iu,
  ],
];

/** Scans everything that git tracks or would track. */
export function scanForSecrets(root) {
  const { stdout, status } = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  if (status !== 0)
    return { title, ok: true, lines: ['NOT CHECKED: this is no checkout of git.'], isSkipped: true };
  const files = stdout.split('\0').filter((file) => file !== '');
  const found = files.flatMap((file) => secretsOf(file, readSmall(join(root, file))));
  return {
    title,
    ok: found.length === 0,
    lines: found.length > 0 ? found : [`None in ${files.length} files.`],
  };
}

/** Possible secrets in a text, each as 'file:line: what'; never the secret itself. */
export function secretsOf(file, text) {
  return forms.flatMap(([what, form]) => {
    const at = text.search(form);
    return at === -1 ? [] : [`${file}:${text.slice(0, at).split('\n').length}: ${what}`];
  });
}

function readSmall(path) {
  try {
    return statSync(path).size > largestBytes ? '' : readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
