import type { DraftValues } from '../entities/upload.ts';
import { messages } from '../messages/messages.ts';
import { draftIssues } from './unplaced/is-unplaced.ts';
import type { Reviewer, ReviewIssue } from './review-rules.ts';

/**
 * Returns why these events cannot be saved: 'Validation errors:' and one line per invalid event, numbered from 1 by its
 * position in the list; null if all are valid.
 */
export function saveErrors(drafts: readonly DraftValues[], reviewer: Reviewer): string | null {
  const lines: string[] = [];
  drafts.forEach((draft, index) => {
    const issues = draftIssues(draft, reviewer);
    if (issues.length === 0) return;
    const errors = issues.map((issue) => saveText(issue, draft, reviewer.stages));
    lines.push(messages.review.saveErrorLine(index + 1, draft.artistName, errors));
  });
  return lines.length === 0 ? null : [messages.review.saveErrors, ...lines].join('\n');
}

/** When saving, an unknown stage is reported together with the known stages. */
function saveText(issue: ReviewIssue, draft: DraftValues, stages: readonly string[]): string {
  if (issue.code !== 'stageInvalid') return issue.message;
  return messages.review.stageInvalidWithList(draft.stage, stages);
}
