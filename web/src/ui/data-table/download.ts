/** Beyond this many rows a file is written as it arrives, where the browser can; below, it is held until it is complete. */
const manyRows = 20_000;

/** Offers a file for download. The answer is asked for with the account's credentials, so a plain link would not do. */
export async function download(
  fileName: string,
  rowCount: number,
  load: (signal: AbortSignal) => Promise<Response>,
  signal: AbortSignal,
): Promise<void> {
  if (rowCount > manyRows && window.showSaveFilePicker) {
    const handle = await window.showSaveFilePicker({ suggestedName: fileName });
    const response = await load(signal);
    const file = await handle.createWritable();
    await response.body?.pipeTo(file, { signal });
    return;
  }
  const response = await load(signal);
  offer(fileName, await response.blob());
}

function offer(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
