import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';

/** Memory in KiB, passes, and lanes. */
export interface Cost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

export interface HashTask {
  readonly password: string;
  readonly cost: Cost;
}

export interface VerifyTask {
  /** A hash as returned by `hash`. */
  readonly hashed: string;
  readonly password: string;
}

const IDLE_FOR_MS = 60_000;
/** Nice value, up to 19 on Unix: hashing uses idle processors and gives way to other requests at once. */
const NICENESS = 10;

/** The worker module is next to this file, both in the sources and in the bundle. */
const WORKER = new URL(`./hashing.worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

let threads: Piscina | undefined;

function pool(): Piscina {
  threads ??= new Piscina({
    filename: WORKER.href,
    minThreads: 1,
    maxThreads: availableParallelism(),
    idleTimeout: IDLE_FOR_MS,
    niceIncrement: NICENESS,
  });
  return threads;
}

/** Hashes a password on another thread. */
export function hash(task: HashTask): Promise<string> {
  return pool().run(task, { name: 'hash' });
}

/** Verifies a password on another thread. */
export function verify(task: VerifyTask): Promise<boolean> {
  return pool().run(task, { name: 'verify' });
}
