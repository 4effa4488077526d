/** Texts about what a file says of artists. Apart from the other texts: only those who import it load them. */
export const artistColumnMessages = {
  unknownCountry: (text: string) =>
    `“${text}” is no country that the portal knows. Enter its two letters or its English name.`,
  unusableLink: (text: string) => `“${text}” is no web address, or the second one of its kind.`,
  unreadable: (text: string) => `“${text}” cannot be stored.`,
} as const;
