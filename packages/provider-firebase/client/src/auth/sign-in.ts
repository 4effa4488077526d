import {
  isProviderError,
  ProviderError,
  type AuthPort,
  type CodeChallenge,
  type SignInOutcome,
} from '@lineup/provider';
import {
  getMultiFactorResolver,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  signInWithEmailAndPassword,
  signOut,
  type MultiFactorError,
  type User,
} from 'firebase/auth';
import { authFailure, isAuthError } from './errors/auth-failure.ts';
import type { AuthDependencies } from './dependencies.ts';
import { pendingSignIn, sentChallenge, type PendingSignIn } from './pending-sign-in.ts';
import { sendMessage, afterRefusal, newCode, requirePauseOver, requireUsable } from './sent-code.ts';
import type { SessionManager, Step } from './session/session-manager.ts';

export interface SignIn extends Pick<AuthPort, 'signIn' | 'resendCode' | 'verifyCode'> {
  /** Discards the pending sign-in. */
  forget(): void;
}

/** The sign-in steps: password, code and messages. */
export function createSignIn(dependencies: AuthDependencies, manager: () => SessionManager): SignIn {
  const { auth, now, callKeepPhone } = dependencies;
  let pending: PendingSignIn | null = null;

  /** Sends the password; returns the user, or the resolver for the second factor. */
  const givePassword = async (email: string, password: string): Promise<User | PendingSignIn> => {
    try {
      return (await signInWithEmailAndPassword(auth, email, password)).user;
    } catch (error) {
      if (!isMultiFactorError(error)) throw authFailure(error);
      return pendingSignIn(getMultiFactorResolver(auth, error), now());
    }
  };

  const send = async (to: PendingSignIn): Promise<CodeChallenge> => {
    const { resolver, phone } = to;
    const id = await sendMessage(dependencies, { multiFactorHint: phone, session: resolver.session });
    to.code = newCode(id, now());
    to.challenge = sentChallenge(to.challenge, now());
    return to.challenge;
  };

  /** The sign-in remains pending even if its first message could not be sent; another may be requested. */
  const askForCode = async (mine: PendingSignIn, step: Step): Promise<SignInOutcome> => {
    const smsError = await send(mine).then(() => null, authFailure);
    step.become({ state: 'secondFactor', challenge: mine.challenge });
    pending = mine;
    return { kind: 'secondFactor', challenge: mine.challenge, smsError };
  };

  const redeem = async (mine: PendingSignIn, code: string): Promise<User> => {
    const sent = requireUsable(mine.code, code, now());
    const credential = PhoneAuthProvider.credential(sent.verificationId, code);
    try {
      return (await mine.resolver.resolveSignIn(PhoneMultiFactorGenerator.assertion(credential))).user;
    } catch (error) {
      const refused = afterRefusal(sent, error);
      mine.code = refused.sent;
      throw refused.failure;
    }
  };

  /** If the provider no longer knows the sign-in, the password has to be entered again. */
  const endWhenForgotten = async (error: unknown): Promise<never> => {
    if (isProviderError(error, 'no-pending-sign-in')) await manager().end();
    throw error;
  };

  return {
    forget: () => {
      pending = null;
    },
    signIn: (email, password) =>
      manager().step(async (step) => {
        pending = null;
        if (auth.currentUser !== null) await signOut(auth);
        step.become({ state: 'signedOut' });
        const response = await givePassword(email, password);
        return 'resolver' in response ? askForCode(response, step) : { kind: await step.admit(response) };
      }),
    resendCode: () =>
      manager().step(async (step) => {
        if (pending === null) throw new ProviderError('no-pending-sign-in');
        requirePauseOver(pending.challenge.resendAt, now());
        const challenge = await send(pending).catch(endWhenForgotten);
        step.become({ state: 'secondFactor', challenge });
        return challenge;
      }),
    verifyCode: (code) =>
      manager().step(async (step) => {
        if (pending === null) throw new ProviderError('no-pending-verification');
        const mine = pending;
        const user = await redeem(mine, code).catch(endWhenForgotten);
        pending = null;
        if (mine.hasFormerPhone) await callKeepPhone();
        await step.admit(user);
      }),
  };
}

function isMultiFactorError(error: unknown): error is MultiFactorError {
  return isAuthError(error, 'auth/multi-factor-auth-required');
}
