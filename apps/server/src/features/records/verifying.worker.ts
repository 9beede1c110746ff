// Runs on a thread of its own (see verifying.ts), because it needs milliseconds of CPU time.
import { isSigned } from './signing.ts';
import type { VerifyTask } from './verifying.ts';

/** Whether the institute signed a credential. */
export function verify({ credential, issuer, now }: VerifyTask): Promise<boolean> {
  return isSigned(credential, issuer, now);
}
