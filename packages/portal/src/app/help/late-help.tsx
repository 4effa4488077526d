import { useState } from 'react';
import { useLetterKey } from '../keys/use-letter-key.ts';
import { usePart } from '../loading/use-part.ts';
import { usePageAction } from '../palette/use-page-action.ts';

const load = () => import('../../features/help/help.tsx');

/** What the help shows: the keys of the page, or the guide, optionally at a topic. */
export interface HelpPlace {
  readonly tab: 'keys' | 'guide';
  readonly topic?: string | undefined;
}

/** The help on any page behind the sign-in. It opens with its key or as a page action, and is loaded on first use. */
export function LateHelp() {
  const { part, fetch } = usePart(load);
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState<HelpPlace>({ tab: 'keys' });
  async function open(next: HelpPlace) {
    if (!(await fetch(() => void open(next)))) return;
    setPlace(next);
    setOpen(true);
  }
  useLetterKey('help', () => void open({ tab: 'keys' }));
  usePageAction('help', () => void open({ tab: 'keys' }));
  usePageAction('guide', (topic) => void open({ tab: 'guide', topic }));
  return (
    part !== null && (
      <part.Help opened={isOpen} place={place} onPlace={setPlace} onClose={() => setOpen(false)} />
    )
  );
}
