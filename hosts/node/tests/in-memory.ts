import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
const bytesWanted = 3e9;

/** A folder in memory where the system has one with enough room: a commit waits for the disk, and nobody wants these back after a power cut. */
export const inMemory = hasRoom() ? memory : tmpdir();

/** In a container it often has 64 MB. */
function hasRoom(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= bytesWanted;
}
