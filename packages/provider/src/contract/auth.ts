import { describe } from 'vitest';
import { describeEnrolment } from './auth-enrolment.ts';
import { describeSession } from './auth-session.ts';
import { describeSignIn } from './auth-sign-in.ts';
import { describeOwnAccount } from './own-account.ts';
import type { ContractSubject } from './world.ts';

/** Contract for `AuthPort`: signing in, enrolling, and what each session may do. */
export function describeAuthContract(subject: ContractSubject): void {
  describe(`auth: ${subject.name}`, () => {
    describeSignIn(subject);
    describeEnrolment(subject);
    describeSession(subject);
    describeOwnAccount(subject);
  });
}
