/** Emails about invitations. Used only on the server; no page loads them. */
export const invitationMails = {
  invited: {
    subject: 'You are invited to the Festival Admin Portal',
    text: (by: string, link: string, days: number) =>
      `${by} invited you to the Festival Admin Portal.\n\nSet a password within ${days} days. The link works once:\n${link}\n\nAt your first sign-in you enroll a phone, which receives a code at every sign-in.\n\nIf you do not know the sender, ignore this message; nothing happens.\n`,
  },
  /** Sent to an address that already has an account. */
  known: {
    subject: 'You already have an account on the Festival Admin Portal',
    text: (by: string, address: string) =>
      `${by} invited you to the Festival Admin Portal. You already have an account with this email address, so there is nothing to set up.\n\nSign in:\n${address}\n\nIf you no longer know your password, choose "Forgot your password" there. If you cannot sign in, ask the person who invited you.\n`,
  },
} as const;
