import { clashMessages, describeChange, historyMessages, type UndoClash } from '@lineup/domain';
import type { ClashQuestion } from '../../app/undo/undo-controller.ts';
import { Banner } from '../../design/notices/banner.tsx';
import { Button } from '../../design/controls/button.tsx';
import { Dialog } from '../../design/controls/dialog.tsx';
import { DialogActions } from '../../design/controls/dialog-actions.tsx';
import classes from './clash-dialog.module.css';
import { LaterWork } from './later-work.tsx';
import { FieldTable } from './differences.tsx';
import differences from './differences.module.css';
import { LongList } from './long-list.tsx';
import { sorted } from './fields-shown.ts';

export interface ClashDialogProps {
  readonly opened: boolean;
  readonly question: ClashQuestion;
  readonly onAnswer: (answer: 'rest' | 'all' | null) => void;
}

/** Shown if later work touched what an undo would change: the values before, now and after, and the options. */
export function ClashDialog({ opened, question, onAnswer }: ClashDialogProps) {
  const { change, festival, clashes, rest } = question;
  return (
    <Dialog opened={opened} onClose={() => onAnswer(null)} title={clashMessages.title} size="lg">
      <div className={classes['body']}>
        <p className={classes['what']}>{describeChange(change, festival)}</p>
        <Banner tone="amber" title={historyMessages.clashes(clashes.length)}>
          {rest === 0 ? clashMessages.nothingElse : clashMessages.choices}
        </Banner>
        <LongList
          label="Later changes"
          items={clashes}
          keyOf={({ inverse }) => `${inverse.target}/${inverse.id}`}
        >
          {(clash) => <Clash clash={clash} change={change} festival={festival} />}
        </LongList>
        <DialogActions>
          <Button variant="default" data-autofocus onClick={() => onAnswer(null)}>
            Cancel
          </Button>
          <Button variant="default" color="red" onClick={() => onAnswer('all')}>
            Undo all
          </Button>
          {rest > 0 && <Button onClick={() => onAnswer('rest')}>Undo the rest</Button>}
        </DialogActions>
      </div>
    </Dialog>
  );
}

interface ClashProps extends Pick<ClashQuestion, 'change' | 'festival'> {
  readonly clash: UndoClash;
}

function Clash({ clash, change, festival }: ClashProps) {
  const { inverse, current, fields } = clash;
  const columns = [
    { label: 'Was set to', fields: inverse.before },
    { label: 'Is now', fields: current },
    { label: 'Would be', fields: inverse.after },
  ];
  return (
    <section>
      <h3 className={differences['heading']}>
        {inverse.name} <small>{noteOn(clash)}</small>
      </h3>
      <LaterWork clash={clash} change={change} festival={festival} />
      <FieldTable names={sorted(fields)} columns={columns} clocks={festival} />
    </section>
  );
}

/** Returns what the table alone does not show. */
function noteOn({ inverse, current }: UndoClash): string {
  if (inverse.after === null) return 'would be deleted';
  if (current !== null) return '';
  return inverse.before === null ? 'would be added' : 'was deleted since, and stays deleted';
}
