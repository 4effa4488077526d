export function copyProgram(name: string): Promise<{ readonly folder: string; readonly remove: () => void }>;
