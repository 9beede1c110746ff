import type { Outcome } from '@quad/domain/refusals';
import { isDuplicate } from '../../db/errors.ts';

/** Does the work; gives the refusal where the database says that somebody has this address or number already. */
export async function refuseDuplicate<T>(refusal: Outcome<never>, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work();
  } catch (error) {
    if (isDuplicate(error)) return refusal;
    throw error;
  }
}
