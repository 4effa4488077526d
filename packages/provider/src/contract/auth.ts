import { describe } from 'vitest';
import { describeEnrolment } from './auth-enrolment.ts';
import { describeSession } from './auth-session.ts';
import { describeSignIn } from './auth-sign-in.ts';
import { describeOwnAccount } from './own-account.ts';
import type { ContractSubject } from './world.ts';

/** `AuthPort`: signing in, enrolling, and what a session is good for. */
export function describeAuthContract(subject: ContractSubject): void {
  describe(`auth: ${subject.name}`, () => {
    describeSignIn(subject);
    describeEnrolment(subject);
    describeSession(subject);
    describeOwnAccount(subject);
  });
}
