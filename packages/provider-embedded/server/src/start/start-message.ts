import type { Settings } from '../config/settings.ts';
import { demoAccounts } from '../demo/demo-accounts.ts';
import type { DemoState } from './demo.ts';
import { isOutdated, type ZoneRelease } from '@lineup/domain';

/** The message printed when the server listens; `note` is a line for the operator of a demo, which production logs. */
export function startMessage(settings: Settings, demo: DemoState | null, note: string | null): string {
  if (demo === null) return `The portal is ready at ${settings.publicUrl}\n`;
  const lines = demo.isNew
    ? newDemo(demo)
    : ['The demo data is from an earlier start; its accounts keep their passwords.'];
  return [
    `The portal is ready at ${settings.publicUrl}`,
    ...lines,
    `Text messages and e-mails of the demo: ${settings.publicUrl}/outbox`,
    ...(note === null ? [] : [note]),
    '',
  ].join('\n');
}

function newDemo({ password }: DemoState): string[] {
  const accounts = demoAccounts.map(({ email, note }) => `  ${email} (${note})`);
  return ['Demo accounts:', ...accounts, `  Password of all three: ${password ?? ''}`];
}

/** The note for operators whose time zone rules are more than a year old at `now`; otherwise null. */
export function oldRulesNote(release: ZoneRelease, now: number): string | null {
  if (!isOutdated(release, now)) return null;
  return `The time zone rules (${release.version}) are of ${release.released}, more than a year old; docs/operating.md says how to update them.`;
}
