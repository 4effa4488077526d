/** A port of the loopback address that is free now. */
export function freePort(): Promise<number>;

/** Different ports that are free now. */
export function freePorts(host: string, count: number): Promise<number[]>;
