import type { Endorser } from '@quad/domain/endorsements';
import type { Actor } from '../../context.ts';

/** The person behind a request as the rules of endorsement know them. */
export function toEndorser({ userId, role, unit }: Actor): Endorser {
  return { _id: userId, role, unitCategory: unit?.category };
}
