import * as real from '../features/accounts/hashing.ts';
import { UNMATCHABLE } from '../features/accounts/passwords.ts';

const CHEAP: real.Cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const PARAMETERS = /m=\d+,t=\d+,p=\d+/;

/** What was hashed at next to no cost, labelled as the server wished it to be. */
const cheap = new Set<string>();
let isInEarnest = false;
/** What is being counted, see `hashingWork`. */
let counted: string[] | undefined;

/** Does something at the cost that the server asks for: for tests of that cost. */
export async function inEarnest(work: () => Promise<void>): Promise<void> {
  isInEarnest = true;
  try {
    await work();
  } finally {
    isInEarnest = false;
  }
}

/**
 * What the server asks to be hashed or compared while it does something, each as 'hash' or 'verify' and its cost: the part of a
 * sign-in that takes time. Counted, because how long it takes depends on the machine and on what else it does.
 */
export async function hashingWork(work: () => Promise<unknown>): Promise<string[]> {
  const noted: string[] = [];
  counted = noted;
  try {
    await work();
  } finally {
    counted = undefined;
  }
  return noted;
}

/**
 * Stands in for `accounts/hashing.ts` in tests (see vitest.node.config.ts): hashes by the same library on the same threads, at a cost
 * that is none. Most tests sign somebody in to get on with what they are about.
 */
export async function hash(task: real.HashTask): Promise<string> {
  const { memoryCost, timeCost, parallelism } = task.cost;
  counted?.push(`hash m=${memoryCost},t=${timeCost},p=${parallelism}`);
  if (isInEarnest) return real.hash(task);
  const hashed = await real.hash({ ...task, cost: CHEAP });
  const labelled = hashed.replace(PARAMETERS, `m=${memoryCost},t=${timeCost},p=${parallelism}`);
  cheap.add(labelled);
  return labelled;
}

/** Compares what was hashed here as it was hashed; anything else, and everything in earnest, at its full cost. */
export async function verify(task: real.VerifyTask): Promise<boolean> {
  counted?.push(`verify ${PARAMETERS.exec(task.hashed)?.[0]}`);
  const isCheap = cheap.has(task.hashed) || task.hashed === UNMATCHABLE;
  if (!isCheap) return real.verify(task);
  if (isInEarnest) await real.verify(task);
  const { memoryCost, timeCost, parallelism } = CHEAP;
  return real.verify({ ...task, hashed: task.hashed.replace(PARAMETERS, `m=${memoryCost},t=${timeCost},p=${parallelism}`) });
}
