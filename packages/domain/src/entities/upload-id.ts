/** The format of an upload id: 'upload_', the time in milliseconds, '_' and a random string. */
export const uploadIdPattern = /^upload_\d{10,16}_[a-z0-9]{6,32}$/u;
