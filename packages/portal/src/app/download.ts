/** Hands a text to the browser as a file to keep. */
export function downloadText(name: string, text: string, type = 'application/json'): void {
  downloadBlob(name, new Blob([text], { type }));
}

/** Hands a file to the browser to keep. */
export function downloadBlob(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers begin to read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
