import { adminPermission, paths } from '@lineup/domain';
import type { Write } from '@lineup/provider';
import { addEmulatorAccount, commitAsOwner, type EmulatorHosts } from '@lineup/provider-firebase/testing';
import { eventData, eventPath, festivalData, festivalId } from '../support/lineup-data.ts';

export const administrator = {
  email: 'reader@festival.example',
  password: 'a password of the benchmark',
  phone: '+12125550123',
} as const;

const festivals = 20;
/** The first festival is large; the last has no lineup yet. */
export const largest = 0;
export const empty = festivals - 1;
const eventsOf = (festival: number): number => (festival === largest ? 1000 : festival === empty ? 0 : 250);
export const allEvents = Array.from({ length: festivals }, (_, number) => eventsOf(number)).reduce(
  (sum, events) => sum + events,
);

/** The emulator accepts four mebibytes, and is fast with a few hundred writes at once. */
const writesAtOnce = 400;

/** Writes the administrator and the festivals into empty emulators. */
export async function seedEmulators(emulators: EmulatorHosts): Promise<void> {
  await addEmulatorAccount(emulators, { ...administrator, permissions: [adminPermission] });
  const writes = Array.from({ length: festivals }, (_, festival) => festivalWrites(festival)).flat();
  for (let from = 0; from < writes.length; from += writesAtOnce) {
    await commitAsOwner(emulators, writes.slice(from, from + writesAtOnce));
  }
}

function festivalWrites(festival: number): readonly Write[] {
  return [
    {
      type: 'create',
      path: paths.festival(festivalId(festival)),
      data: festivalData(`Festival ${festival}`),
    },
    ...Array.from({ length: eventsOf(festival) }, (_, event): Write => ({
      type: 'create',
      path: eventPath(festival, event),
      data: eventData(event),
    })),
  ];
}
