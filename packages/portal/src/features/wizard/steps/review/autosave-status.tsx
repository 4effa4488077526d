import { useSyncExternalStore } from 'react';
import { IconCheck, IconCloudOff, IconRefresh } from '../../../../design/icons.ts';
import { useDraftSession } from '../../draft/use-draft.ts';
import type { AutosaveState } from '../../autosave/autosave.ts';
import classes from './autosave-status.module.css';

const states: Record<AutosaveState, { readonly Icon: typeof IconCheck; readonly text: string }> = {
  saved: { Icon: IconCheck, text: 'Draft saved' },
  saving: { Icon: IconRefresh, text: 'Saving draft…' },
  retrying: { Icon: IconCloudOff, text: 'Draft not saved yet. Retrying…' },
};

/** Whether the edits are with the provider. */
export function AutosaveStatus() {
  const { autosave } = useDraftSession();
  const state = useSyncExternalStore(autosave.subscribe, autosave.state);
  const { Icon, text } = states[state];
  return (
    <output className={classes['status']} data-state={state} aria-live="polite">
      <Icon size={16} aria-hidden /> {text}
    </output>
  );
}
