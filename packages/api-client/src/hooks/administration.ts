import type { ExportKind, ExportRow, Import, ImportKind, ImportRow, RowStatus } from '@quad/domain/administration';
import { isAtWork } from '@quad/domain/administration';
import type { Room } from '@quad/domain/rooms';
import { useSWRConfig } from 'swr';
import type { CallArguments } from '../client/index.ts';
import { administration } from '../contract/administration.contract.ts';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf, Schema } from '../contract/endpoint.ts';
import type { ItemOf, ListEndpoint, PAGE_PARAMETERS } from '../contract/list.ts';
import { useClient } from './clientContext.ts';
import { isAdministrationKey, isEventKey, isRoomKey, keys } from './keys.ts';
import type { RoomPhotoChange } from './rooms.ts';
import { uploadFetch } from './uploadFetch.ts';
import { type PagesRead, SCREEN_PAGE, usePages } from './usePages.ts';
import { type Read, readWhole, useRead } from './useRead.ts';
import { type Effects, useWrite } from './write.ts';

/** How often an import is looked at while a server works on it. */
const AT_WORK_MS = 1000;

type Calls = typeof administration;
type OfAnImport = 'exports' | 'import' | 'importRows';
type ListName = Exclude<{ [Name in keyof Calls]: Calls[Name] extends ListEndpoint ? Name : never }[keyof Calls], OfAnImport>;
type ReadName = 'accountChanges' | 'health' | 'institute';
type WriteName = Exclude<keyof Calls, ListName | ReadName | OfAnImport>;

/** The key of what a call reads: of a list it is that of all its pages. */
function keyOf(name: keyof Calls): readonly string[] {
  return ['administration', name];
}

/** What a list may be narrowed down by, and what it is of. */
type FiltersOf<E extends ListEndpoint> = Omit<QueryOf<E>, (typeof PAGE_PARAMETERS)[number]>;

/** What the path of a call names and what its body has, in one object. */
type InputOf<E extends Endpoint> = ParamsOf<E> & (E['body'] extends Schema ? BodyOf<E> : unknown);

/** A list of administration, page by page. */
export interface AdminList<E extends ListEndpoint> extends PagesRead<ItemOf<E>> {
  /** Reads all of it that passes the filters, for what is saved as a file. */
  readonly readAll: () => Promise<AnswerOf<E>>;
}

/** A list of administration by the name of its call, narrowed down by filters. */
export function useAdminList<Name extends ListName>(name: Name, filters: FiltersOf<Calls[Name]>): AdminList<Calls[Name]> {
  const client = useClient();
  const asking = (query: object) => [administration[name], { query }] as unknown as CallArguments<Calls[Name]>;
  const read = usePages<Calls[Name]>(keyOf(name), asking({ ...filters, limit: SCREEN_PAGE }));
  return { ...read, readAll: () => readWhole<Calls[Name]>(client, asking(filters)) };
}

/** What administration has one of, by the name of its call. */
export function useAdminRead<Name extends ReadName>(name: Name): Read<AnswerOf<Calls[Name]>> {
  return useRead<Calls[Name]>(keyOf(name), [administration[name]] as unknown as CallArguments<Calls[Name]>);
}

const IMPORT_CHANGED: Effects<Import> = {
  patch: (answer) => ({ keys: [...keyOf('import'), answer._id], change: () => answer }),
  refresh: [isAdministrationKey],
};
const UNITS_CHANGED = { refresh: [isAdministrationKey, keys.orgUnits, keys.eventUnits] };
const ROOM_CHANGED = { refresh: [isAdministrationKey, isRoomKey], refreshAfter: () => [isRoomKey] };

/** What else than the screens of administration a change is seen on. */
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

/** A call with what is sent: its path takes what it names, its body all else. The schema of a body says nothing here: a built portal has none. */
function callWith<E extends Endpoint>(call: E, input: InputOf<E>): CallArguments<E> {
  const fields = Object.entries(input as object);
  const params = fields.filter(([name]) => name in call.params.entries);
  const body = fields.filter(([name]) => !(name in call.params.entries));
  const given = { params: Object.fromEntries(params), ...(body.length > 0 && { body: Object.fromEntries(body) }) };
  return [call, given] as unknown as CallArguments<E>;
}

/** Changes something as an administrator, by the name of the call. What shows anything of administration is asked for again. */
export function useAdminWrite<Name extends WriteName>(name: Name): (input: InputOf<Calls[Name]>) => Promise<AnswerOf<Calls[Name]>> {
  const write = useWrite();
  const effects: Effects<AnswerOf<Calls[Name]>> = EFFECTS[name] ?? { refresh: [isAdministrationKey] };
  return (input) => write(callWith<Calls[Name]>(administration[name], input), effects);
}

/** Stops a change of the own account by the link from a mail. */
export function useStopAccountChange(): (token: string) => Promise<unknown> {
  const client = useClient();
  return (token) => client.call(administration.stopAccountChange, { body: { token } });
}

/** Puts a room into the catalogue as an administrator, or changes the one that it names. */
export function useAdministerRoom(): (room: BodyOf<Calls['addRoom']> & { roomId?: string | undefined }) => Promise<Room> {
  const add = useAdminWrite('addRoom');
  const change = useAdminWrite('changeRoom');
  return ({ roomId, ...room }) => (roomId === undefined ? add(room) : change({ ...room, roomId }));
}

/** Changes the photo of a room as an administrator, or takes it away. */
export function useAdministerRoomPhoto(): (changed: RoomPhotoChange) => Promise<Room> {
  const change = useAdminWrite('changeRoomPhoto');
  const remove = useAdminWrite('removeRoomPhoto');
  return ({ roomId, photo }) => (photo ? change({ roomId, image: photo }) : remove({ roomId }));
}

/** Reads every line of an import that has this status. */
export function useWholeImportRows(): (importId: string, rowStatus: RowStatus) => Promise<ImportRow[]> {
  const client = useClient();
  return (importId, rowStatus) =>
    readWhole<Calls['importRows']>(client, [administration.importRows, { params: { importId }, query: { status: rowStatus } }]);
}

/** Reads every line of a table that is saved of a kind, as far as a search finds it. */
export function useWholeExport(): (kind: ExportKind, search?: string) => Promise<ExportRow[]> {
  const client = useClient();
  return (kind, search) =>
    readWhole<Calls['exports']>(client, [administration.exports, { params: { kind }, query: search ? { search } : {} }]);
}

/** An import, looked at again while a server works on it. Without an id it waits. */
export function useImport(importId: string | undefined): Read<Import> {
  return useRead(importId ? [...keyOf('import'), importId] : null, [administration.import, { params: { importId: importId ?? '' } }], {
    refreshInterval: (known?: Import) => (known && isAtWork(known.state) ? AT_WORK_MS : 0),
  });
}

/** Its lines, page by page; those of another state of it are others. */
export function useImportRows({ _id, state }: Pick<Import, '_id' | 'state'>, rowStatus: RowStatus | undefined): PagesRead<ImportRow> {
  return usePages(
    [...keyOf('importRows'), _id, state],
    [administration.importRows, { params: { importId: _id }, query: { ...(rowStatus ? { status: rowStatus } : {}), limit: 100 } }],
  );
}

/** A table that somebody brings. */
export interface ImportedTable {
  readonly kind: ImportKind;
  readonly file: File;
  /** How much of it is sent, 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/** Sends a table; nothing is changed by it. */
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
