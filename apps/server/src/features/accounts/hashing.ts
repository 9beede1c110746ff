import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';

/** Memory in KiB, passes, lanes. */
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
  /** A hash as `hash` gives it. */
  readonly hashed: string;
  readonly password: string;
}

const IDLE_FOR_MS = 60_000;
/** Of Unix's 19: hashing takes every processor that nobody else asks for, and gives way at once to who reads a list. */
const POLITENESS = 10;

/** The worker stands beside this file, in the sources and beside the bundle alike. */
const WORKER = new URL(`./hashing.worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

let threads: Piscina | undefined;

function pool(): Piscina {
  threads ??= new Piscina({
    filename: WORKER.href,
    minThreads: 1,
    maxThreads: availableParallelism(),
    idleTimeout: IDLE_FOR_MS,
    niceIncrement: POLITENESS,
  });
  return threads;
}

/** Hashes on another thread. */
export function hash(task: HashTask): Promise<string> {
  return pool().run(task, { name: 'hash' });
}

/** Compares on another thread. */
export function verify(task: VerifyTask): Promise<boolean> {
  return pool().run(task, { name: 'verify' });
}
