export function makePackage(): Promise<string>;
