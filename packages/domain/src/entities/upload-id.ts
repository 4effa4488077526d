/** The shape of an upload's id: 'upload_', the time in milliseconds, a random string. */
export const uploadIdPattern = /^upload_\d{10,16}_[a-z0-9]{6,32}$/u;
