import type { MyData } from '@quad/domain/personal-data';
import { use } from 'react';
import { ApiError } from '../client/index.ts';
import { personalData } from '../contract/personalData.contract.ts';
import { security } from '../contract/security.contract.ts';
import { useClient } from './clientContext.ts';
import { keys } from './keys.ts';
import { ReauthenticationContext } from './reauthentication.ts';
import { replacing, useMutation } from './useMutation.ts';
import { useRead } from './useRead.ts';

/** Polling interval while a server prepares the archive. */
const POLL_INTERVAL_MS = 2000;

/** The person's latest archive, whether their erasure is scheduled, and what would remain. */
export const useMyData = () =>
  useRead(keys.myData, [personalData.mine], {
    refreshInterval: (known?: MyData) => (known?.export?.state === 'preparing' ? POLL_INTERVAL_MS : 0),
  });

/** Requests a new archive, which replaces the previous one. */
export const useRequestExport = () =>
  useMutation(personalData.ask, {
    patch: (answer) => ({ keys: keys.myData, change: (data: MyData) => ({ ...data, export: answer }) }),
    refreshAfter: () => [keys.myData],
  });

/**
 * Returns the URL of the person's own archive, for a link that the browser follows. Reauthentication happens before, because it could not
 * happen during the download.
 */
export function useArchiveAddress(): (exportId: string) => Promise<string> {
  const client = useClient();
  const store = use(ReauthenticationContext);
  return async (exportId) => {
    const { until } = await client.call(security.reauthentication);
    if (until === null && !(await store?.ask('REAUTHENTICATION_REQUIRED'))) {
      const message = 'Please confirm again that it is you to continue.';
      throw new ApiError({ status: 403, code: 'REAUTHENTICATION_REQUIRED', message, isServerText: true });
    }
    return client.url(personalData.archive, { params: { exportId } });
  };
}

/** Schedules the erasure of the person's own account in 14 days. */
export const useScheduleErasure = () => useMutation(personalData.leave, replacing(keys.myData));

/** Cancels the scheduled erasure. */
export const useCancelErasure = () => useMutation(personalData.stay, replacing(keys.myData));
