export function createMessageReader(onMessage: (message: Buffer) => void): (piece: Buffer) => void;
export function fieldsOf(message: Buffer): ReadonlyMap<number, Buffer | number>;
