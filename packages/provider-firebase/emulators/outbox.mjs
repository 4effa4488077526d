/**
 * What the Authentication emulator would have sent to people. It forgets a code once it is used, so that all it names are
 * stored here from the first look on, with the time of that look.
 *
 * @param {object} options
 * @param {string} options.projectId
 * @param {string} options.auth where the emulator answers, `127.0.0.1:PORT`
 * @param {() => number} options.now
 * @param {(url: string) => Promise<Response>} [options.fetch]
 * @returns {() => Promise<readonly { channel: 'sms' | 'email', to: string, text: string, at: string }[]>} newest first
 */
export function createOutbox({ projectId, auth, now, fetch = globalThis.fetch }) {
  const messages = new Map();
  const read = async (kind) => {
    const response = await fetch(`http://${auth}/emulator/v1/projects/${projectId}/${kind}`);
    if (!response.ok) throw new Error(`the Authentication emulator answered ${response.status}`);
    return (await response.json())[kind] ?? [];
  };
  const keep = (key, message) => {
    if (!messages.has(key)) messages.set(key, { ...message, at: new Date(now()).toISOString() });
  };
  return async () => {
    const [codes, mails] = await Promise.all([read('verificationCodes'), read('oobCodes')]);
    for (const { sessionInfo, phoneNumber, code } of codes) {
      keep(sessionInfo, { channel: 'sms', to: phoneNumber, text: `${code} is your verification code.` });
    }
    for (const { oobCode, email, requestType, oobLink } of mails) {
      keep(oobCode, { channel: 'email', to: email, text: mailText(requestType, oobLink) });
    }
    return [...messages.values()].toReversed();
  };
}

function mailText(requestType, link) {
  if (requestType !== 'PASSWORD_RESET') return `${requestType}\n\n${link}`;
  return `Reset your password\n\n${link}\n\nThe emulator has no page for it: add &newPassword= and the new one to the address.`;
}
