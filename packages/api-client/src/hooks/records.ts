import type { CredentialCheck, JsonDocument, OwnRecord, RecordAddress, ShownEntries } from '@quad/domain/records';
import { credentials, records } from '../contract/records.contract.ts';
import { useClient } from './clientContext.ts';
import { keys } from './keys.ts';
import { useRead } from './useRead.ts';
import { useWrite } from './write.ts';

/** The signed-in person's own record, and which part of it is shared. */
export const useOwnRecord = () => useRead(keys.ownRecord, [records.own]);

/** Saves which entries are shared. */
export function useChooseEntries(): (chosen: ShownEntries) => Promise<OwnRecord> {
  const write = useWrite();
  return (body) => write([records.choose, { body }], { patch: (answer) => ({ keys: keys.ownRecord, change: () => answer }) });
}

/** Creates or renews the address of the person's shared record, with the chosen entries. Only this response contains the address. */
export function useShareRecord(): (chosen: ShownEntries) => Promise<RecordAddress> {
  const write = useWrite();
  return (body) =>
    write([records.share, { body }], {
      patch: ({ shared_at }) => ({
        keys: keys.ownRecord,
        change: ({ entries, ...record }: OwnRecord) => ({
          ...record,
          shared_at,
          entries: entries.map((entry) => ({ ...entry, is_shown: body.shown.includes(entry._id) })),
        }),
      }),
    });
}

/** Revokes the address of the person's shared record. Returns the server's message. */
export function useStopSharing(): () => Promise<string> {
  const write = useWrite();
  return async () => {
    const { message } = await write([records.stop], {
      patch: () => ({ keys: keys.ownRecord, change: (record: OwnRecord) => ({ ...record, shared_at: null }) }),
      refreshAfter: () => [keys.ownRecord],
    });
    return message;
  };
}

/** Issues an entry of the person's own record as a signed credential. */
export function useIssueCredential(): (entryId: string) => Promise<JsonDocument> {
  const write = useWrite();
  return (entryId) => write([records.issue, { params: { entryId } }]);
}

/** A shared record, as others see it at its address. */
export const useSharedRecord = (token: string) => useRead(keys.sharedRecord(token), [records.shared, { params: { token } }]);

/** Returns the URL of a credential of a shared record, by the id of its entry. */
export function useSharedCredentialAddress(token: string): (entryId: string) => string {
  const client = useClient();
  return (entryId) => client.url(records.sharedCredential, { params: { token, entryId } });
}

/** Verifies a credential: valid, revoked, modified, or from another issuer. Does not require signing in. */
export function useVerifyCredential(): (credential: JsonDocument) => Promise<CredentialCheck> {
  const client = useClient();
  return (credential) => client.call(credentials.verify, { body: { credential } });
}
