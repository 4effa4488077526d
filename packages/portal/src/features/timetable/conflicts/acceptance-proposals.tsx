import {
  acceptanceMessages,
  acceptanceProposals,
  conflictPanelMessages,
  messages,
  type AcceptanceProposal,
  type Conflict,
  type ConflictIndex,
  type Festival,
} from '@lineup/domain';
import { errorText } from '@lineup/services';
import { useMemo, useState } from 'react';
import { usePending } from '../../../app/forms/use-pending.ts';
import { useHistoryServices } from '../../../app/provider/history-services.ts';
import { useOfferUndo } from '../../../app/undo/use-undo-controller.ts';
import { Button } from '../../../design/controls/button.tsx';
import { toast } from '../../../design/toasts/toast.ts';
import classes from './acceptance-proposals.module.css';

interface AcceptanceProposalsProps {
  readonly festival: Festival;
  /** The conflicts that are not accepted. */
  readonly conflicts: readonly Conflict[];
  readonly index: ConflictIndex;
}

const texts = conflictPanelMessages;

/** The proposals dismissed since the page was loaded, by festival and acceptance. */
const dismissed = new Set<string>();

/**
 * Proposes to accept conflicts of names or stages of which many look intended; at first shows the one with the most.
 */
export function AcceptanceProposals({ festival, conflicts, index }: AcceptanceProposalsProps) {
  const [isWhole, setWhole] = useState(false);
  const [, setDismissed] = useState(dismissed.size);
  const all = useMemo(
    () => acceptanceProposals(conflicts, (stage) => index.onStage(stage).length),
    [conflicts, index],
  );
  const idOf = ({ key }: AcceptanceProposal) => `${festival.id} ${key}`;
  const open = all.filter((proposal) => !dismissed.has(idOf(proposal)));
  const shown = isWhole ? open : open.slice(0, 1);
  if (shown.length === 0) return null;
  return (
    <section className={classes['proposals']} aria-label={texts.proposals}>
      <ul>
        {shown.map((proposal) => (
          <Proposal
            key={proposal.key}
            {...{ festival, proposal, index }}
            onDismiss={() => setDismissed(dismissed.add(idOf(proposal)).size)}
          />
        ))}
      </ul>
      {shown.length < open.length && (
        <Button variant="subtle" size="sm" flush onClick={() => setWhole(true)}>
          {texts.moreProposals(open.length - shown.length)}
        </Button>
      )}
    </section>
  );
}

interface ProposalProps {
  readonly festival: Festival;
  readonly proposal: AcceptanceProposal;
  readonly index: ConflictIndex;
  readonly onDismiss: () => void;
}

function Proposal({ festival, proposal, index, onDismiss }: ProposalProps) {
  const { acceptedConflicts } = useHistoryServices();
  const offerUndo = useOfferUndo(festival.id);
  const { pending, run } = usePending();
  const { acceptance, count } = proposal;
  const accept = () =>
    run(async () => {
      try {
        await acceptedConflicts.accept(festival.id, acceptance, '', (id) => index.get(id) !== undefined);
        toast.success(acceptanceMessages.accepted, offerUndo());
      } catch (error) {
        toast.error(errorText(error, messages.festival.saveFailed));
      }
    });
  return (
    <li>
      <p>
        {acceptance.scope === 'name'
          ? texts.nameProposal(acceptance.artistName)
          : texts.stageProposal(acceptance.stage)}
      </p>
      <Button variant="default" size="sm" loading={pending} onClick={() => void accept()}>
        {texts.acceptProposal(count)}
      </Button>
      <Button variant="subtle" size="sm" disabled={pending} onClick={onDismiss}>
        {texts.dismissProposal}
      </Button>
    </li>
  );
}
