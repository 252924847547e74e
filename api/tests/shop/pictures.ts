/** A picture of one dot. */
export const dot = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

export function picture(bytes: Uint8Array<ArrayBuffer> = dot, type = 'image/png'): Blob {
  return new Blob([bytes], { type });
}
