import type { CredentialCheck, JsonDocument, OwnRecord, RecordAddress, SharedRecord, ShownEntries } from '@quad/domain/records';
import { credentials, records } from '../contract/records.contract.ts';
import { useClient } from './clientContext.ts';
import { keys } from './keys.ts';
import { type Read, useRead } from './useRead.ts';
import { useWrite } from './write.ts';

/** The signed-in person's own record, and what of it others see. */
export function useOwnRecord(): Read<OwnRecord> {
  return useRead(keys.ownRecord, [records.own]);
}

/** Keeps which entries others see. */
export function useChooseEntries(): (chosen: ShownEntries) => Promise<OwnRecord> {
  const write = useWrite();
  return (body) => write([records.choose, { body }], { patch: (answer) => ({ keys: keys.ownRecord, change: () => answer }) });
}

/** Makes the address of the person's own record, or renews it, with what is seen there. The answer alone has it. */
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

/** Stops the address of the person's own record. The answer is the sentence that says so. */
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

/** Gives an entry of the person's own record as a signed credential. */
export function useIssueCredential(): (entryId: string) => Promise<JsonDocument> {
  const write = useWrite();
  return (entryId) => write([records.issue, { params: { entryId } }]);
}

/** A record as others see it at an address. */
export function useSharedRecord(token: string): Read<SharedRecord> {
  return useRead(keys.sharedRecord(token), [records.shared, { params: { token } }]);
}

/** Where the credentials of a shared record are, by the ids of its entries. */
export function useSharedCredentialAddress(token: string): (entryId: string) => string {
  const client = useClient();
  return (entryId) => client.url(records.sharedCredential, { params: { token, entryId } });
}

/** Checks a credential: valid, revoked, changed, or of somebody else. Nobody has to be signed in. */
export function useVerifyCredential(): (credential: JsonDocument) => Promise<CredentialCheck> {
  const client = useClient();
  return (credential) => client.call(credentials.verify, { body: { credential } });
}
