import * as real from '../features/accounts/hashing.ts';
import { UNMATCHABLE } from '../features/accounts/passwords.ts';

const CHEAP: real.Cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const PARAMETERS = /m=\d+,t=\d+,p=\d+/;

/** Hashes with minimal cost that are labeled with the requested cost. */
const cheap = new Set<string>();
let isAtFullCost = false;
/** The log of `hashingWork` while it runs. */
let counted: string[] | undefined;

/** Runs work with the requested cost, for tests of that cost. */
export async function atFullCost(work: () => Promise<void>): Promise<void> {
  isAtFullCost = true;
  try {
    await work();
  } finally {
    isAtFullCost = false;
  }
}

/**
 * Returns what is hashed or verified during the work, each as 'hash' or 'verify' with its cost. It counts the expensive part of a sign-in,
 * because its time depends on the machine and its load.
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
 * Replaces `accounts/hashing.ts` in tests (see vitest.node.config.ts): the same library on the same threads, with minimal cost, because
 * most tests sign somebody in only as a preparation.
 */
export async function hash(task: real.HashTask): Promise<string> {
  const { memoryCost, timeCost, parallelism } = task.cost;
  counted?.push(`hash m=${memoryCost},t=${timeCost},p=${parallelism}`);
  if (isAtFullCost) return real.hash(task);
  const hashed = await real.hash({ ...task, cost: CHEAP });
  const labelled = hashed.replace(PARAMETERS, `m=${memoryCost},t=${timeCost},p=${parallelism}`);
  cheap.add(labelled);
  return labelled;
}

/** Verifies a hash from this module with its minimal cost, any other hash, and everything inside `atFullCost`, with its full cost. */
export async function verify(task: real.VerifyTask): Promise<boolean> {
  counted?.push(`verify ${PARAMETERS.exec(task.hashed)?.[0]}`);
  const isCheap = cheap.has(task.hashed) || task.hashed === UNMATCHABLE;
  if (!isCheap) return real.verify(task);
  if (isAtFullCost) await real.verify(task);
  const { memoryCost, timeCost, parallelism } = CHEAP;
  return real.verify({ ...task, hashed: task.hashed.replace(PARAMETERS, `m=${memoryCost},t=${timeCost},p=${parallelism}`) });
}
