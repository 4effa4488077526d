/** Where all stages are seen at one moment. Apart from the other texts: every schedule loads these. */
export const onAtMessages = {
  onAt: (time: string) => `On at ${time}`,
  scrubber: 'Time of day',
  until: (time: string) => `until ${time}`,
  left: (length: string) => `${length} left`,
  followedBy: 'then',
  nothing: 'Nothing on',
} as const;
