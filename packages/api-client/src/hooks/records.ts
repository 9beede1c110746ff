import type { OwnRecord } from '@quad/domain/records';
import { credentials, records } from '../contract/records.contract.ts';
import { useClient } from './clientContext.ts';
import { keys } from './keys.ts';
import { useCall, useMutation } from './useMutation.ts';
import { useRead } from './useRead.ts';

/** The signed-in person's own record, and which part of it is shared. */
export const useOwnRecord = () => useRead(keys.ownRecord, [records.own]);

/** Saves which entries are shared. */
export const useChooseEntries = () => useMutation(records.choose, { patch: (answer) => ({ keys: keys.ownRecord, change: () => answer }) });

/** Creates or renews the address of the person's shared record, with the chosen entries. Only this response contains the address. */
export const useShareRecord = () =>
  useMutation(records.share, ({ shown }) => ({
    patch: ({ shared_at }) => ({
      keys: keys.ownRecord,
      change: ({ entries, ...record }: OwnRecord) => ({
        ...record,
        shared_at,
        entries: entries.map((entry) => ({ ...entry, is_shown: shown.includes(entry._id) })),
      }),
    }),
  }));

/** Revokes the address of the person's shared record. Returns the server's message. */
export const useStopSharing = () =>
  useMutation(records.stop, {
    patch: () => ({ keys: keys.ownRecord, change: (record: OwnRecord) => ({ ...record, shared_at: null }) }),
    refreshAfter: () => [keys.ownRecord],
  });

/** Issues an entry of the person's own record as a signed credential. */
export const useIssueCredential = () => useMutation(records.issue);

/** A shared record, as others see it at its address. */
export const useSharedRecord = (token: string) => useRead(keys.sharedRecord(token), [records.shared, { params: { token } }]);

/** Returns the URL of a credential of a shared record, by the id of its entry. */
export function useSharedCredentialAddress(token: string): (entryId: string) => string {
  const client = useClient();
  return (entryId) => client.url(records.sharedCredential, { params: { token, entryId } });
}

/** Verifies a credential: valid, revoked, modified, or from another issuer. Does not require signing in. */
export const useVerifyCredential = () => useCall(credentials.verify);
