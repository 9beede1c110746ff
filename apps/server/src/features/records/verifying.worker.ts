// Runs on a thread of its own, see verifying.ts: what it does takes a processor for milliseconds.
import { isSigned } from './signing.ts';
import type { VerifyTask } from './verifying.ts';

/** Whether a credential is as the institute signed it. */
export function verify({ credential, issuer, now }: VerifyTask): Promise<boolean> {
  return isSigned(credential, issuer, now);
}
