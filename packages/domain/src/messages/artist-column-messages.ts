/** Texts about what a file says of artists. Apart from the other texts: only those who import it load them. */
export const artistColumnMessages = {
  unknownCountry: (text: string) =>
    `“${text}” is no country that the portal knows. Enter its two letters or its English name.`,
  noAddress: (text: string) => `“${text}” is no web address.`,
  twoLinks: (kind: string, addresses: readonly string[]) =>
    `${kind}: an artist has one address of a kind. Choose one of ${addresses.join(' and ')}.`,
  unreadable: (text: string) => `“${text}” cannot be stored.`,
} as const;
