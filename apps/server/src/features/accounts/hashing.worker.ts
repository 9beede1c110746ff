// Runs on worker threads, see hashing.ts: each task occupies a processor for milliseconds.
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashTask, VerifyTask } from './hashing.ts';

/** The argon2id hash of a password, in PHC string format. */
export function hash({ password, cost }: HashTask): string {
  return hashSync(password, cost);
}

/** True when the password is the one that was hashed. */
export function verify({ hashed, password }: VerifyTask): boolean {
  return verifySync(hashed, password);
}
