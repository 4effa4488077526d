/** Texts of the page that an invitation link opens. A separate file, so that only that page loads them. */
export const invitationMessages = {
  form: {
    title: 'Set your password',
    lead: (email: string) => `You are invited to the Festival Admin Portal as ${email}.`,
    next: 'After that you sign in and enroll a phone, which receives a code at every sign-in.',
    submit: 'Set Password',
  },
  notEqual: 'The two passwords are not the same',
  refused: {
    title: 'This invitation no longer works',
    text: 'The link was used already, has expired or was withdrawn.',
    next: 'If you already set a password with it, sign in. Otherwise, ask an administrator for a new invitation.',
  },
  /** Shown after a reload, or if the link was truncated. */
  incomplete: {
    title: 'Open the link in your email',
    text: 'This page needs the whole link of an invitation.',
    next: 'After a reload, open the link in your email again.',
  },
  failed: {
    title: 'The invitation could not be loaded',
    notSet: 'The password could not be set.',
    tooMany: 'Too many attempts. Try again in a few minutes.',
  },
  done: {
    title: 'Your password is set',
    text: (email: string) => `Sign in as ${email} to enroll your phone.`,
    /** Shown in a browser where another user is signed in. */
    other: (email: string) => `${email} is signed in here and will be signed out.`,
  },
  signIn: 'Sign In',
  retry: 'Try Again',
} as const;
