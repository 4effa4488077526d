/**
 * Splits a chunked gRPC stream into messages: each begins with a byte that says whether it is compressed, and four for
 * its length.
 *
 * @param {(message: Buffer) => void} onMessage
 */
export function createMessageReader(onMessage) {
  let rest = Buffer.alloc(0);
  return (piece) => {
    rest = Buffer.concat([rest, piece]);
    while (rest.length >= 5 && rest.length >= 5 + rest.readUInt32BE(1)) {
      const end = 5 + rest.readUInt32BE(1);
      if (rest[0] !== 0) throw new Error('Messages that are compressed cannot be counted.');
      onMessage(rest.subarray(5, end));
      rest = rest.subarray(end);
    }
  };
}

/**
 * The fields of an encoded message by number; the last value of a repeated field. Texts and messages are bytes,
 * integers are numbers, all others are left out.
 *
 * @param {Buffer} message
 * @returns {Map<number, Buffer | number>}
 */
export function fieldsOf(message) {
  return new Map(allFieldsOf(message));
}

/**
 * The fields of an encoded message in order, with values as in `fieldsOf`.
 *
 * @param {Buffer} message
 * @returns {readonly (readonly [number, Buffer | number])[]}
 */
export function allFieldsOf(message) {
  /** @type {[number, Buffer | number][]} */
  const fields = [];
  let at = 0;
  const number = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = message[at] ?? 0;
      at += 1;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const tag = number();
    const [field, kind] = [Math.floor(tag / 8), tag % 8];
    if (kind === 0) fields.push([field, number()]);
    else if (kind === 1) at += 8;
    else if (kind === 5) at += 4;
    else if (kind === 2) {
      const length = number();
      fields.push([field, message.subarray(at, at + length)]);
      at += length;
    } else throw new Error(`No message of Firestore has a field of kind ${kind}.`);
  }
  return fields;
}

/**
 * The field at the end of a path of field numbers, or undefined.
 *
 * @param {Buffer} message
 * @param {readonly number[]} path
 * @returns {Buffer | number | undefined}
 */
export function fieldAt(message, path) {
  return path.reduce(
    (value, field) => (Buffer.isBuffer(value) ? fieldsOf(value).get(field) : undefined),
    /** @type {any} */ (message),
  );
}
