export function createMessageReader(onMessage: (message: Buffer) => void): (piece: Buffer) => void;
export function fieldsOf(message: Buffer): ReadonlyMap<number, Buffer | number>;
export function allFieldsOf(message: Buffer): readonly (readonly [field: number, value: Buffer | number])[];
