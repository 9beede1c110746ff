import type { User } from '@quad/domain/accounts';
import { sessionCalls } from '../../contract/session.contract.ts';
import { keys } from '../keys.ts';
import { type Read, useRead } from '../useRead.ts';

/** The own profile as the server has it now; null where there is none. */
export function useProfile(): Read<User | null> {
  return useRead(keys.profile, [sessionCalls.fetchAuth]);
}
