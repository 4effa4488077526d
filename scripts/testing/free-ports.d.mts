/** A port of the loopback address that nobody listens on now. */
export function freePort(): Promise<number>;

/** Different ports that nobody listens on now. */
export function freePorts(host: string, count: number): Promise<number[]>;
