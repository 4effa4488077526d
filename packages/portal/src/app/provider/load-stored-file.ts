/** Loads a file from its download address (`FilePort`). Rejects if it is not there. */
export async function loadStoredFile(url: string, name: string): Promise<File> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The stored file answers ${response.status}`);
  return new File([await response.blob()], name);
}
