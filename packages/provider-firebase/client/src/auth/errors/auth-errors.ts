import type { AuthErrorCodes } from 'firebase/auth';
import type { ProviderErrorCode } from '@lineup/provider';

/** The codes that the SDK publishes. */
export type AuthErrorCode = (typeof AuthErrorCodes)[keyof typeof AuthErrorCodes];

/** What each published code means to the portal; the compiler asks for a line for every one of them. */
export const authErrors: Readonly<Record<AuthErrorCode, ProviderErrorCode>> = {
  // The password step.
  'auth/invalid-credential': 'invalid-credentials',
  // A disabled account looks like a wrong password, so that nobody learns which accounts there are.
  'auth/user-disabled': 'invalid-credentials',
  'auth/user-not-found': 'user-not-found',
  'auth/wrong-password': 'wrong-password',
  'auth/missing-password': 'invalid-argument',
  'auth/invalid-email': 'invalid-email',
  'auth/too-many-requests': 'too-many-requests',
  // A second factor is asked for where none was expected: the steps that expect it catch this one before.
  'auth/multi-factor-auth-required': 'unsupported-second-factor',

  // The message with the code.
  'auth/quota-exceeded': 'sms-quota-exceeded',
  'auth/operation-not-allowed': 'sms-not-enabled',
  'auth/admin-restricted-operation': 'sms-not-enabled',
  'auth/invalid-app-credential': 'phone-auth-not-configured',
  'auth/app-not-authorized': 'phone-auth-not-configured',
  'auth/unauthorized-domain': 'phone-auth-not-configured',
  'auth/invalid-api-key': 'phone-auth-not-configured',
  'auth/invalid-app-id': 'phone-auth-not-configured',
  'auth/app-not-installed': 'phone-auth-not-configured',
  'auth/auth-domain-config-required': 'phone-auth-not-configured',
  'auth/unsupported-first-factor': 'phone-auth-not-configured',
  // Accounts are made with a proven address; only an operator can mend one that was not.
  'auth/unverified-email': 'phone-auth-not-configured',
  'auth/captcha-check-failed': 'captcha-failed',
  'auth/missing-app-credential': 'captcha-failed',
  'auth/recaptcha-not-enabled': 'captcha-failed',
  'auth/missing-recaptcha-token': 'captcha-failed',
  'auth/invalid-recaptcha-token': 'captcha-failed',
  'auth/invalid-recaptcha-action': 'captcha-failed',
  'auth/missing-recaptcha-version': 'captcha-failed',
  'auth/invalid-recaptcha-version': 'captcha-failed',
  'auth/missing-client-type': 'captcha-failed',
  'auth/invalid-req-type': 'captcha-failed',
  'auth/invalid-phone-number': 'invalid-phone-number',
  'auth/missing-phone-number': 'invalid-phone-number',
  'auth/second-factor-already-in-use': 'phone-already-enrolled',
  'auth/maximum-second-factor-count-exceeded': 'failed-precondition',

  // The code itself.
  'auth/invalid-verification-code': 'invalid-code',
  'auth/missing-verification-code': 'invalid-code',
  'auth/code-expired': 'code-expired',
  'auth/invalid-verification-id': 'code-expired',
  'auth/missing-verification-id': 'no-pending-verification',
  'auth/invalid-multi-factor-session': 'no-pending-sign-in',
  'auth/missing-multi-factor-session': 'no-pending-sign-in',
  'auth/missing-multi-factor-info': 'no-pending-sign-in',
  // The phone was taken from the account while its code was awaited.
  'auth/multi-factor-info-not-found': 'no-pending-sign-in',

  // The session.
  'auth/requires-recent-login': 'requires-recent-login',
  'auth/user-token-expired': 'unauthenticated',
  'auth/invalid-user-token': 'unauthenticated',
  'auth/user-signed-out': 'unauthenticated',
  'auth/null-user': 'unauthenticated',
  'auth/user-mismatch': 'unauthenticated',
  'auth/app-deleted': 'unauthenticated',
  'auth/tenant-id-mismatch': 'unauthenticated',

  // The connection and the browser.
  'auth/network-request-failed': 'unavailable',
  'auth/timeout': 'unavailable',
  'auth/web-storage-unsupported': 'browser-interference',
  'auth/cors-unsupported': 'browser-interference',
  'auth/operation-not-supported-in-this-environment': 'browser-interference',
  'auth/popup-blocked': 'browser-interference',
  'auth/missing-iframe-start': 'browser-interference',
  'auth/user-cancelled': 'cancelled',
  'auth/popup-closed-by-user': 'cancelled',
  'auth/cancelled-popup-request': 'cancelled',
  'auth/redirect-cancelled-by-user': 'cancelled',

  // The reset e-mail: its address, and what an operator has set up wrongly for it.
  'auth/invalid-recipient-email': 'invalid-email',
  'auth/invalid-message-payload': 'internal',
  'auth/invalid-sender': 'internal',
  'auth/invalid-continue-uri': 'internal',
  'auth/missing-continue-uri': 'internal',
  'auth/unauthorized-continue-uri': 'internal',
  'auth/invalid-dynamic-link-domain': 'internal',
  'auth/invalid-hosting-link-domain': 'internal',
  'auth/dynamic-link-not-activated': 'internal',
  'auth/missing-android-pkg-name': 'internal',
  'auth/missing-ios-bundle-id': 'internal',
  'auth/expired-action-code': 'code-expired',
  'auth/invalid-action-code': 'invalid-code',
  'auth/weak-password': 'invalid-argument',

  // Mistakes of the calling code, and ways of signing in that the portal does not have.
  'auth/internal-error': 'internal',
  'auth/argument-error': 'internal',
  'auth/already-initialized': 'internal',
  'auth/dependent-sdk-initialized-before-auth': 'internal',
  'auth/emulator-config-failed': 'internal',
  'auth/invalid-emulator-scheme': 'internal',
  'auth/invalid-persistence-type': 'internal',
  'auth/unsupported-persistence-type': 'internal',
  'auth/invalid-auth-event': 'internal',
  'auth/no-auth-event': 'internal',
  'auth/redirect-operation-pending': 'internal',
  'auth/cordova-not-ready': 'internal',
  'auth/invalid-cordova-configuration': 'internal',
  'auth/invalid-cert-hash': 'internal',
  'auth/invalid-oauth-client-id': 'internal',
  'auth/invalid-oauth-provider': 'internal',
  'auth/invalid-provider-id': 'internal',
  'auth/no-such-provider': 'internal',
  'auth/provider-already-linked': 'internal',
  'auth/missing-or-invalid-nonce': 'internal',
  'auth/invalid-custom-token': 'internal',
  'auth/custom-token-mismatch': 'internal',
  'auth/rejected-credential': 'internal',
  'auth/credential-already-in-use': 'internal',
  'auth/account-exists-with-different-credential': 'internal',
  'auth/email-already-in-use': 'internal',
  'auth/email-change-needs-verification': 'internal',
  'auth/invalid-tenant-id': 'internal',
  'auth/unsupported-tenant-operation': 'internal',
};

/** Codes that occur without being published: the SDK makes them from the words of the service. */
export const unpublishedAuthErrors: Readonly<Record<string, ProviderErrorCode>> = {
  'auth/missing-email': 'invalid-email',
  'auth/invalid-login-credentials': 'invalid-credentials',
  'auth/login-blocked': 'invalid-credentials',
  'auth/password-does-not-meet-requirements': 'invalid-argument',
  'auth/unsupported-password-policy-schema-version': 'internal',
  // The service's own number for a message that the telephone networks would not take.
  'auth/error-code:-39': 'sms-failed',
  'auth/invalid-recaptcha-score': 'captcha-failed',
  'auth/billing-not-enabled': 'phone-auth-not-configured',
  'auth/configuration-not-found': 'phone-auth-not-configured',
  'auth/project-disabled': 'phone-auth-not-configured',
  'auth/api-key-not-valid.-please-pass-a-valid-api-key.': 'phone-auth-not-configured',
  'auth/firebase-app-check-token-is-invalid.': 'captcha-failed',
  'auth/invalid-mfa-phone-number': 'invalid-phone-number',
  'auth/user-cancelled-operation': 'cancelled',
};
