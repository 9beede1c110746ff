import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SOURCE = path.join(import.meta.dirname, 'slowDisk.c');

/** A disk that can be made slow: each time that something waits for it, it takes 0.3 s more. */
export interface SlowDisk {
  /** What the process whose disk it is has to be started with. */
  readonly env: Readonly<Record<string, string>>;
  slow(): Promise<void>;
  mend(): Promise<void>;
  remove(): Promise<void>;
}

/** Undefined where there is no C compiler, or a system other than Linux. */
export async function slowDisk(): Promise<SlowDisk | undefined> {
  if (process.platform !== 'linux') return undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'quad-disk-'));
  // PostgreSQL runs as a user of its own, who looks into this folder.
  await chmod(folder, 0o755);
  const library = path.join(folder, 'slowDisk.so');
  const remove = () => rm(folder, { recursive: true, force: true });
  if (spawnSync('cc', ['-shared', '-fPIC', '-O2', '-o', library, SOURCE, '-ldl']).status !== 0) {
    await remove();
    return undefined;
  }
  const file = path.join(folder, 'slow');
  return {
    env: { LD_PRELOAD: library, SLOW_DISK: file },
    slow: () => writeFile(file, ''),
    mend: () => rm(file, { force: true }),
    remove,
  };
}
