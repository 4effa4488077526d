import type { AuthErrorCodes } from 'firebase/auth';
import type { ProviderErrorCode } from '@lineup/provider';

/** Error codes published by the SDK. */
export type AuthErrorCode = (typeof AuthErrorCodes)[keyof typeof AuthErrorCodes];

/** What each published code means to the portal; the compiler requires an entry for every code. */
export const authErrors: Readonly<Record<AuthErrorCode, ProviderErrorCode>> = {
  // Password step.
  'auth/invalid-credential': 'invalid-credentials',
  // A disabled account looks like a wrong password, so that existing accounts are not revealed.
  'auth/user-disabled': 'invalid-credentials',
  'auth/user-not-found': 'user-not-found',
  'auth/wrong-password': 'wrong-password',
  'auth/missing-password': 'invalid-argument',
  'auth/invalid-email': 'invalid-email',
  'auth/too-many-requests': 'too-many-requests',
  // A second factor was requested unexpectedly: steps that expect it catch this code first.
  'auth/multi-factor-auth-required': 'unsupported-second-factor',

  // Sending the code.
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
  // Accounts are created with a verified address; only an operator can fix one that is not.
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

  // Entering the code.
  'auth/invalid-verification-code': 'invalid-code',
  'auth/missing-verification-code': 'invalid-code',
  'auth/code-expired': 'code-expired',
  'auth/invalid-verification-id': 'code-expired',
  'auth/missing-verification-id': 'no-pending-verification',
  'auth/invalid-multi-factor-session': 'no-pending-sign-in',
  'auth/missing-multi-factor-session': 'no-pending-sign-in',
  'auth/missing-multi-factor-info': 'no-pending-sign-in',
  // The phone was removed from the account before its code was entered.
  'auth/multi-factor-info-not-found': 'no-pending-sign-in',

  // Session.
  'auth/requires-recent-login': 'requires-recent-login',
  'auth/user-token-expired': 'unauthenticated',
  'auth/invalid-user-token': 'unauthenticated',
  'auth/user-signed-out': 'unauthenticated',
  'auth/null-user': 'unauthenticated',
  'auth/user-mismatch': 'unauthenticated',
  'auth/app-deleted': 'unauthenticated',
  'auth/tenant-id-mismatch': 'unauthenticated',

  // Connection and browser.
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

  // Reset e-mail: its address, and wrong settings that an operator has to fix.
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

  // Programming errors, and sign-in methods that the portal does not use.
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

/** Unpublished codes: the SDK derives them from error texts of the service. */
export const unpublishedAuthErrors: Readonly<Record<string, ProviderErrorCode>> = {
  'auth/missing-email': 'invalid-email',
  'auth/invalid-login-credentials': 'invalid-credentials',
  'auth/login-blocked': 'invalid-credentials',
  'auth/password-does-not-meet-requirements': 'invalid-argument',
  'auth/unsupported-password-policy-schema-version': 'internal',
  // The service's code for a message that the telephone networks rejected.
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
