import { broken } from './undrawable.ts';

/** What was packed with zlib: exactly so many bytes. More is not unpacked, whatever there is. */
export async function inflated(packed: Blob, length: number): Promise<Uint8Array> {
  const whole = new Uint8Array(length);
  let used = 0;
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  try {
    while (used < length) {
      const { done, value } = await reader.read();
      if (done) throw broken();
      whole.set(value.subarray(0, length - used), used);
      used += value.length;
    }
  } catch {
    throw broken();
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  return whole;
}
