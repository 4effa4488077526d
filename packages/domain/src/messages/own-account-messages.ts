/** Texts about the user's own account. A separate file that loads with that page. */
export const ownAccountMessages = {
  notEqual: 'The two new passwords are not the same',
  notChanged: 'The password could not be changed. Please try again.',
  changed: 'Password changed. You are signed out everywhere else.',
  linkNotSent: 'The link could not be sent. Please try again.',
  linkSent: (email: string) => `A link to set a new password is on its way to ${email}.`,
  sessionsNotLoaded: 'Your sessions could not be loaded.',
  notSignedOut: 'The session could not be ended. Please try again.',
  signedOut: 'Signed out there.',
  signedOutElsewhere: 'Signed out everywhere else.',
  everywhere: 'Sign Out Everywhere',
  everywhereTitle: 'Sign out everywhere?',
  everywhereText: 'Every browser in which you are signed in is signed out, this one as well.',
} as const;
