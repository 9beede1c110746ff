// Runs on threads of its own, see hashing.ts: what it does takes a processor for milliseconds.
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
