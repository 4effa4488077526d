/**
 * Collects what the emulators would have sent: codes and mails of Authentication, and the mails in the extension's
 * collection. The emulator forgets a code once it is used, so all codes are stored here when first seen, with that
 * time.
 *
 * @param {object} options
 * @param {string} options.projectId
 * @param {string} options.auth the address of the Authentication emulator, `127.0.0.1:PORT`
 * @param {string} options.firestore the address of the Firestore emulator
 * @param {() => number} options.now
 * @param {(url: string, init?: RequestInit) => Promise<Response>} [options.fetch]
 * @returns {() => Promise<readonly { channel: 'sms' | 'email', to: string, text: string, at: string }[]>} newest first
 */
export function createOutbox({ projectId, auth, firestore, now, fetch = globalThis.fetch }) {
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
    const [codes, mails, documents] = await Promise.all([
      read('verificationCodes'),
      read('oobCodes'),
      readMails({ projectId, firestore, fetch }),
    ]);
    for (const { sessionInfo, phoneNumber, code } of codes) {
      keep(sessionInfo, { channel: 'sms', to: phoneNumber, text: `${code} is your verification code.` });
    }
    for (const { oobCode, email, requestType, oobLink } of mails) {
      keep(oobCode, { channel: 'email', to: email, text: mailText(requestType, oobLink) });
    }
    for (const { name, to, text } of documents) keep(name, { channel: 'email', to, text });
    return [...messages.values()].toReversed();
  };
}

/** The mails in the extension's queue, oldest first. */
async function readMails({ projectId, firestore, fetch }) {
  const database = `projects/${projectId}/databases/(default)`;
  const response = await fetch(`http://${firestore}/v1/${database}/documents/mail?pageSize=300`, {
    headers: { authorization: 'Bearer owner' },
  });
  if (!response.ok) throw new Error(`the Firestore emulator answered ${response.status}`);
  const { documents = [] } = await response.json();
  return documents
    .toSorted((a, b) => (a.createTime < b.createTime ? -1 : 1))
    .map(({ name, fields: { to, message } }) => {
      const { subject, text } = message.mapValue.fields;
      return {
        name,
        to: to.arrayValue.values[0].stringValue,
        text: `${subject.stringValue}\n\n${text.stringValue}`,
      };
    });
}

function mailText(requestType, link) {
  if (requestType !== 'PASSWORD_RESET') return `${requestType}\n\n${link}`;
  return `Reset your password\n\n${link}\n\nThe emulator has no page for it: add &newPassword= and the new one to the address.`;
}
