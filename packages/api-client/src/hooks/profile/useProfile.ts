import type { User } from '@quad/domain/accounts';
import { useMemo } from 'react';
import { sessionCalls } from '../../contract/session.contract.ts';
import { useClient } from '../clientContext.ts';
import { keys } from '../keys.ts';
import { type Read, useRead } from '../useRead.ts';
import { withPhotoAddress } from './withPhotoAddress.ts';

/** The own profile as the server has it now, with the whole address of the photo; null where there is none. */
export function useProfile(): Read<User | null> {
  const { baseUrl } = useClient();
  const read = useRead(keys.profile, [sessionCalls.fetchAuth]);
  const data = useMemo(() => read.data && withPhotoAddress(read.data, baseUrl), [read.data, baseUrl]);
  return { ...read, data };
}
