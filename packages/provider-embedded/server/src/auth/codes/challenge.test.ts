import { describe, expect, it } from 'vitest';
import { judge, newChallenge, withCode } from './challenge.ts';
import { clockToleranceMs, codeLimits } from '../limits.ts';

const sentAt = 1_000_000;
const right = () => true;
const wrong = () => false;
const out = withCode(newChallenge('+12125550100'), 'hash', sentAt);

describe('judging a code', () => {
  it('says that no code is out before the first one was sent', () => {
    expect(judge(newChallenge('+12125550100'), right, sentAt)).toEqual({ kind: 'noCode' });
  });

  it('takes the right one until the last millisecond of its five minutes', () => {
    const end = sentAt + codeLimits.lifetimeMs;
    expect(judge(out, right, end - 1).kind).toBe('right');
    expect(judge(out, right, end).kind).toBe('expired');
  });

  it('takes none from the future, since the clock was set back and nobody can tell its age', () => {
    expect(judge(out, right, sentAt - clockToleranceMs).kind).toBe('right');
    expect(judge(out, right, sentAt - clockToleranceMs - 1).kind).toBe('expired');
  });

  it('counts down with every wrong one, and then refuses even the right one', () => {
    let challenge = out;
    const left: number[] = [];
    for (let n = 0; n < codeLimits.wrongAttempts; n += 1) {
      const judgement = judge(challenge, wrong, sentAt);
      if (judgement.kind !== 'wrong') throw new Error(judgement.kind);
      left.push(judgement.attemptsLeft);
      challenge = judgement.next;
    }
    expect(left).toEqual([4, 3, 2, 1, 0]);
    expect(judge(challenge, right, sentAt).kind).toBe('expired');
  });

  it('gives a new code its own attempts', () => {
    const judgement = judge(out, wrong, sentAt);
    if (judgement.kind !== 'wrong') throw new Error(judgement.kind);
    expect(withCode(judgement.next, 'other', sentAt + 1)).toMatchObject({
      codeHash: 'other',
      wrongAttempts: 0,
    });
  });
});
