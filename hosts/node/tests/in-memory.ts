import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** A folder in memory where the system has one: a commit waits for the disk, and nobody wants these back after a power cut. */
export const inMemory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
