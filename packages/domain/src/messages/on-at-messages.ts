/** Texts of the view of all stages at one moment. A separate file, because every schedule loads them. */
export const onAtMessages = {
  onAt: (time: string) => `On at ${time}`,
  scrubber: 'Time of day',
  until: (time: string) => `until ${time}`,
  left: (length: string) => `${length} left`,
  followedBy: 'then',
  nothing: 'Nothing on',
} as const;
