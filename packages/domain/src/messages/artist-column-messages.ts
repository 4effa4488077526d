/** Texts about the artist columns of a file. A separate file, so that only imports with such columns load them. */
export const artistColumnMessages = {
  unknownCountry: (text: string) =>
    `“${text}” is no country that the portal knows. Enter its two letters or its English name.`,
  unusableLink: (text: string) => `“${text}” is no web address, or the second one of its kind.`,
  unreadable: (text: string) => `“${text}” cannot be stored.`,
} as const;
