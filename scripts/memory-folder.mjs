import { accessSync, constants, statfsSync } from 'node:fs';
import os from 'node:os';

const IN_MEMORY = '/dev/shm';
/** What has to be free, as memory of this process and in the folder: several times what the databases of a run take. */
const FREE_BYTES = 4 * 1024 ** 3;

/**
 * The folder for temporary databases: in memory if there is enough of it, otherwise that of the system. A database has more than a thousand
 * files, and creating and removing them on a disk costs several times what copying their contents does.
 */
export function memoryFolder() {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return Math.min(bavail * bsize, process.availableMemory()) >= FREE_BYTES ? IN_MEMORY : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
}
