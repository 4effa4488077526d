/** What the timetable says while one works on it. Apart from the other texts, so that only its page loads it. */
export const timetableMessages = {
  /** An hour of the clock that comes twice in a night, the second time. */
  again: (time: string) => `${time} again`,
} as const;
