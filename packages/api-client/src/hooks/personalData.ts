import type { DataExport, MyData } from '@quad/domain/personal-data';
import { ApiError } from '../client/index.ts';
import { personalData } from '../contract/personalData.contract.ts';
import { useClient } from './clientContext.ts';
import { keys } from './keys.ts';
import { type Read, useRead } from './useRead.ts';
import { useWrite } from './write.ts';

/** How often an archive is looked at while a server makes it. */
const AT_WORK_MS = 2000;

/** What is about oneself: the archive that was asked for last, whether one is leaving, and what would stay. */
export function useMyData(): Read<MyData> {
  return useRead(keys.myData, [personalData.mine], {
    refreshInterval: (known?: MyData) => (known?.export?.state === 'preparing' ? AT_WORK_MS : 0),
  });
}

/** Whether something was refused because the password has to be typed first. */
export function isPasswordAgain(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'PASSWORD_AGAIN';
}

const patchAll = (answer: MyData) => ({ keys: keys.myData, change: () => answer });

/** Opens the own data for 15 minutes, by the own password. */
export function useConfirmMyData(): (input: { password: string }) => Promise<void> {
  const write = useWrite();
  return async (body) => {
    await write([personalData.confirm, { body }], { refresh: [keys.myData] });
  };
}

/** Has an archive made; the one before goes. */
export function useAskForData(): () => Promise<DataExport> {
  const write = useWrite();
  return () =>
    write([personalData.ask], {
      patch: (asked) => ({ keys: keys.myData, change: (data: MyData) => ({ ...data, export: asked }) }),
      refreshAfter: () => [keys.myData],
    });
}

/** The address of the own archive, for a link that the browser follows. Refused is whoever has to type the password first. */
export function useArchiveAddress(): (exportId: string) => Promise<string> {
  const client = useClient();
  return async (exportId) => {
    const { proven_until: until } = await client.call(personalData.mine);
    if (until === null) throw new ApiError({ status: 403, code: 'PASSWORD_AGAIN', message: 'Please type your password again to go on.' });
    return client.url(personalData.archive, { params: { exportId } });
  };
}

/** Has the own account erased in 14 days. */
export function useLeave(): () => Promise<MyData> {
  const write = useWrite();
  return () => write([personalData.leave], { patch: patchAll, refreshAfter: () => [keys.myData] });
}

/** Stays after all. */
export function useStay(): () => Promise<MyData> {
  const write = useWrite();
  return () => write([personalData.stay], { patch: patchAll, refreshAfter: () => [keys.myData] });
}
