import type { ExportKind, ExportRow, Import, ImportKind, ImportRow, RowStatus } from '@quad/domain/administration';
import { isProcessing } from '@quad/domain/administration';
import type { Room } from '@quad/domain/rooms';
import { useSWRConfig } from 'swr';
import type { CallArguments } from '../client/index.ts';
import { administration } from '../contract/administration.contract.ts';
import type { AnswerOf, BodyOf, QueryOf } from '../contract/endpoint.ts';
import type { ItemOf, ListEndpoint, PAGE_PARAMETERS } from '../contract/list.ts';
import { useClient } from './clientContext.ts';
import { isAdministrationKey, isEventKey, isRoomKey, keys } from './keys.ts';
import type { RoomPhotoChange } from './rooms.ts';
import { uploadFetch } from './uploadFetch.ts';
import { type Send, useCall, useMutation } from './useMutation.ts';
import { type PagesRead, SCREEN_PAGE, usePages } from './usePages.ts';
import { type Read, readWhole, useRead } from './useRead.ts';
import type { Effects } from './write.ts';

/** Polling interval of an import while a server processes it. */
const POLL_INTERVAL_MS = 1000;

type Calls = typeof administration;
type OfAnImport = 'exports' | 'import' | 'importRows';
type ListName = Exclude<{ [Name in keyof Calls]: Calls[Name] extends ListEndpoint ? Name : never }[keyof Calls], OfAnImport>;
type ReadName = 'accountChanges' | 'health' | 'institute';
type WriteName = Exclude<keyof Calls, ListName | ReadName | OfAnImport>;

/** Cache key of a call; for a list, the key of all its pages. */
function keyOf(name: keyof Calls): readonly string[] {
  return ['administration', name];
}

/** Query parameters of a list, without those of pagination. */
type FiltersOf<E extends ListEndpoint> = Omit<QueryOf<E>, (typeof PAGE_PARAMETERS)[number]>;

/** A paginated list of administration. */
export interface AdminList<E extends ListEndpoint> extends PagesRead<ItemOf<E>> {
  /** Fetches all items that match the filters, for an export. */
  readonly readAll: () => Promise<AnswerOf<E>>;
}

/** A filtered list of administration, by the name of its call. */
export function useAdminList<Name extends ListName>(name: Name, filters: FiltersOf<Calls[Name]>): AdminList<Calls[Name]> {
  const client = useClient();
  const callWith = (query: object) => [administration[name], { query }] as unknown as CallArguments<Calls[Name]>;
  const read = usePages<Calls[Name]>(keyOf(name), callWith({ ...filters, limit: SCREEN_PAGE }));
  return { ...read, readAll: () => readWhole<Calls[Name]>(client, callWith(filters)) };
}

/** A single object of administration, by the name of its call. */
export function useAdminRead<Name extends ReadName>(name: Name): Read<AnswerOf<Calls[Name]>> {
  return useRead<Calls[Name]>(keyOf(name), [administration[name]] as unknown as CallArguments<Calls[Name]>);
}

const IMPORT_CHANGED: Effects<Import> = {
  patch: (answer) => ({ keys: [...keyOf('import'), answer._id], change: () => answer }),
  refresh: [isAdministrationKey],
};
const UNITS_CHANGED = { refresh: [isAdministrationKey, keys.orgUnits, keys.eventUnits] };
const ROOM_CHANGED = { refresh: [isAdministrationKey, isRoomKey], refreshAfter: () => [isRoomKey] };

/** Effects of the changes that do not just refetch all data of administration. */
const EFFECTS: { readonly [Name in WriteName]?: Effects<AnswerOf<Calls[Name]>> } = {
  askForAccountChange: { refresh: [keyOf('accountChanges')] },
  correctHolder: { refresh: [isAdministrationKey, keys.positionHolders] },
  changePosition: { refresh: [isAdministrationKey, keys.positions, keys.positionHolders] },
  cancelBooking: { refresh: [isAdministrationKey, isRoomKey, isEventKey] },
  addRoom: ROOM_CHANGED,
  changeRoom: ROOM_CHANGED,
  changeRoomPhoto: ROOM_CHANGED,
  removeRoomPhoto: ROOM_CHANGED,
  changeUnit: UNITS_CHANGED,
  changeUnitState: UNITS_CHANGED,
  changeUnitContact: UNITS_CHANGED,
  verifyAudit: {},
  chooseColumns: IMPORT_CHANGED,
  apply: IMPORT_CHANGED,
  undo: IMPORT_CHANGED,
};

/** Makes a change as an administrator, by the name of the call, and refetches the data that shows it. */
export function useAdminWrite<Name extends WriteName>(name: Name): Send<Calls[Name]> {
  return useMutation<Calls[Name]>(administration[name], EFFECTS[name] ?? { refresh: [isAdministrationKey] });
}

/** Stops a change of the person's own account with the link from a mail. */
export const useStopAccountChange = () => useCall(administration.stopAccountChange);

/** Adds a room to the catalogue as an administrator, or changes it if there is an id. */
export function useAdministerRoom(): (room: BodyOf<Calls['addRoom']> & { roomId?: string | undefined }) => Promise<Room> {
  const add = useAdminWrite('addRoom');
  const change = useAdminWrite('changeRoom');
  return ({ roomId, ...room }) => (roomId === undefined ? add(room) : change({ ...room, roomId }));
}

/** Changes or removes the photo of a room as an administrator. */
export function useAdministerRoomPhoto(): (changed: RoomPhotoChange) => Promise<Room> {
  const change = useAdminWrite('changeRoomPhoto');
  const remove = useAdminWrite('removeRoomPhoto');
  return ({ roomId, photo }) => (photo ? change({ roomId, image: photo }) : remove({ roomId }));
}

/** Fetches all lines of an import with a given status. */
export function useWholeImportRows(): (importId: string, rowStatus: RowStatus) => Promise<ImportRow[]> {
  const client = useClient();
  return (importId, rowStatus) =>
    readWhole<Calls['importRows']>(client, [administration.importRows, { params: { importId }, query: { status: rowStatus } }]);
}

/** Fetches all rows of an export, optionally filtered by a search. */
export function useWholeExport(): (kind: ExportKind, search?: string) => Promise<ExportRow[]> {
  const client = useClient();
  return (kind, search) =>
    readWhole<Calls['exports']>(client, [administration.exports, { params: { kind }, query: search ? { search } : {} }]);
}

/** An import, polled while a server processes it. Sends no request without an id. */
export const useImport = (importId: string | undefined) =>
  useRead(importId ? [...keyOf('import'), importId] : null, [administration.import, { params: { importId: importId ?? '' } }], {
    refreshInterval: (known?: Import) => (known && isProcessing(known.state) ? POLL_INTERVAL_MS : 0),
  });

/** The lines of an import, paginated. The cache key contains its state, so that another state is another list. */
export const useImportRows = ({ _id, state }: Pick<Import, '_id' | 'state'>, rowStatus: RowStatus | undefined) =>
  usePages(
    [...keyOf('importRows'), _id, state],
    [administration.importRows, { params: { importId: _id }, query: { ...(rowStatus ? { status: rowStatus } : {}), limit: 100 } }],
  );

/** A table to import. */
export interface ImportedTable {
  readonly kind: ImportKind;
  readonly file: File;
  /** Called with the upload progress, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/** Uploads a table, without importing it yet. */
export function useUploadTable(): (table: ImportedTable) => Promise<Import> {
  const client = useClient();
  const { mutate } = useSWRConfig();
  return async ({ kind, file, onProgress = () => {} }) => {
    const body = { kind, file, name: file.name };
    const imported = await client.call(administration.upload, { body, fetch: uploadFetch(onProgress) });
    void mutate(isAdministrationKey);
    return imported;
  };
}
