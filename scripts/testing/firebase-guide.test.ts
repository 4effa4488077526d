import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseDeployArguments } from '../deploying/arguments.mjs';
import { checks } from '../deploying/preflight/checks/index.mjs';
import { requiredApis } from '../deploying/preflight/checks/project/required-apis.mjs';

const guide = readFileSync(new URL('../../docs/firebase.md', import.meta.url), 'utf8');

/** The commands of the guide, each in one line. */
const commands = [...guide.matchAll(/^```sh\n(.*?)^```/gmsu)].flatMap(([, block = '']) =>
  block.replaceAll('\\\n', ' ').split(/\n(?! )/u),
);

test('every request of the guide has a body: without one, Google refuses it with 411', () => {
  const requests = commands.filter((command) => /^curl .*-X (?:POST|PATCH)\b/u.test(command));
  expect(requests).toHaveLength(3);
  for (const request of requests) {
    expect(request).toContain("-H 'Content-Type: application/json'");
    expect(request).toMatch(/ -d '\s*\{/u);
  }
});

test('every deployment of the guide is one that the command understands', () => {
  const commandLines =
    commands.join('\n') + [...guide.matchAll(/`(npm run deploy:firebase[^`]*)`/gu)].join('\n');
  const deployments = [...commandLines.matchAll(/npm run deploy:firebase -- ([^\n,`]*)/gu)];
  expect(deployments.length).toBeGreaterThan(1);
  for (const [, words = ''] of deployments) {
    const named = words.replaceAll('$PROJECT', 'our-portal').replaceAll('$REGION', 'us-central1');
    expect(parseDeployArguments(named.trim().split(/ +/u))).toMatchObject({ kind: 'deploy' });
  }
});

test('the guide enables exactly the APIs that a deployment asks for', () => {
  const [command = ''] = commands.filter((each) => each.includes('gcloud services enable'));
  expect(command.match(/\S+\.googleapis\.com/gu)?.toSorted()).toEqual(requiredApis.toSorted());
});

test('the guide lists every check of the preflight', () => {
  const [, table = ''] = guide.split('## Preflight\n');
  const codes = [...(table.split('\n## ')[0]?.matchAll(/^\| `([a-z-]+)` \|/gmu) ?? [])].map(
    ([, code]) => code,
  );
  expect(codes).toEqual(checks.map(({ code }) => code));
});

test('the guide names every function that browsers call, to be opened where an organization forbids it', () => {
  const sources = ['index.ts', 'publishing.ts', 'public/public-lineup.ts'].map((file) =>
    readFileSync(new URL(`../../packages/provider-firebase/functions/src/${file}`, import.meta.url), 'utf8'),
  );
  const called = [...sources.join('\n').matchAll(/^export const (\w+) = (?:callable|onRequest)\(/gmu)];
  const [, named = ''] = /for each SERVICE of (.*?): `gcloud/u.exec(guide) ?? [];
  expect([...named.matchAll(/`(\w+)`/gu)].map(([, name = '']) => name).toSorted()).toEqual(
    called.map(([, name = '']) => name.toLowerCase()).toSorted(),
  );
});
