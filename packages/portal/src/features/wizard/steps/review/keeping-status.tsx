import { useSyncExternalStore } from 'react';
import { IconCheck, IconCloudOff, IconRefresh } from '../../../../design/icons.ts';
import { useDraftSession } from '../../draft/use-draft.ts';
import type { KeepingState } from '../../keeping/autosave.ts';
import classes from './keeping-status.module.css';

const states: Record<KeepingState, { readonly Icon: typeof IconCheck; readonly text: string }> = {
  kept: { Icon: IconCheck, text: 'Draft saved' },
  keeping: { Icon: IconRefresh, text: 'Saving draft…' },
  retrying: { Icon: IconCloudOff, text: 'Draft not saved yet. Retrying…' },
};

/** Whether the edits are with the provider. */
export function KeepingStatus() {
  const { autosave } = useDraftSession();
  const state = useSyncExternalStore(autosave.subscribe, autosave.state);
  const { Icon, text } = states[state];
  return (
    <output className={classes['status']} data-state={state} aria-live="polite">
      <Icon size={16} aria-hidden /> {text}
    </output>
  );
}
