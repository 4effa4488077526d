/**
 * Emails about an account, and the page that sets a new password. Used only on the server; no page of the portal loads
 * them.
 */
export const accountMessages = {
  passwordReset: {
    mailSubject: 'Reset your Festival Admin Portal password',
    mailText: (link: string, minutes: number) =>
      `Someone, most likely you, asked to reset the password of this account.\n\nSet a new password within ${minutes} minutes:\n${link}\n\nIf this wasn’t you, ignore this message; nothing changes.\n`,
    linkInvalid: 'This link no longer works. Please request a new one.',
    tooShort: (minimum: number) => `The password must have at least ${minimum} characters`,
    tooLong: (maximum: number) => `The password must have at most ${maximum} characters`,
    notEqual: 'The two passwords are not the same',
    changed: 'Your password has been changed. Please sign in with it.',
  },
  passwordChanged: {
    mailSubject: 'The password of your Festival Admin Portal account was changed',
    mailText:
      'The password of your account was changed, and you were signed out everywhere else.\n\nIf this wasn’t you, reset your password on the sign-in page and tell another administrator.\n',
  },
  phoneChanged: {
    mailSubject: 'The phone number of your Festival Admin Portal account was changed',
    mailText: (lastFour: string) =>
      `Sign-in codes now go to the phone ending in ${lastFour}. All other sessions have been ended.\n\nIf this wasn’t you, reset your password at once and ask your operator to reset the phone.\n`,
  },
} as const;
