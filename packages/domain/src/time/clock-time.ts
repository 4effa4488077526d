/** A clock time as the portal writes it: HH:MM in 24 hours, 00:00 to 23:59. */
export const clockTimePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;
