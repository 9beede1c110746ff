import type { Role } from '@quad/domain/access';
import type {
  AccessChangeInput,
  AccountChange,
  AccountChangeDecision,
  AccountChangeInput,
  AccountChanges,
  AdminBooking,
  AdminPerson,
  AdminPosition,
  AdminUnit,
  AuditArea,
  AuditRow,
  AuditVerdict,
  ColumnMap,
  CorrectionInput,
  ExportKind,
  ExportRow,
  GivenUpWork,
  Health,
  HolderChangeInput,
  Holding,
  Import,
  ImportKind,
  ImportRow,
  InstituteInput,
  InstituteSettings,
  OfficeHolder,
  OfficeKind,
  PersonState,
  PositionChangeInput,
  RoleGrantInput,
  RowFate,
  UnitChangeInput,
  UnitState,
} from '@quad/domain/administration';
import { isAtWork } from '@quad/domain/administration';
import type { UnitCategory } from '@quad/domain/org-units';
import type { Room } from '@quad/domain/rooms';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { CallArguments } from '../client/index.ts';
import { administration } from '../contract/administration.contract.ts';
import type { AnswerOf, BodyOf } from '../contract/endpoint.ts';
import type { ListEndpoint } from '../contract/list.ts';
import { useClient } from './clientContext.ts';
import { isAdministrationKey, isEventKey, isRoomKey, keys } from './keys.ts';
import type { RoomPhotoChange } from './rooms.ts';
import { uploadFetch } from './uploadFetch.ts';
import { type PagesRead, usePages } from './usePages.ts';
import { type Read, readWhole, useRead } from './useRead.ts';
import { type Effects, useWrite } from './write.ts';

/** How often an import is looked at while a server works on it. */
const AT_WORK_MS = 1000;

/** Whom a list of people is narrowed down to. */
export interface PeopleFilters {
  readonly search?: string;
  readonly role?: Role;
  readonly state?: PersonState;
}

/** Everybody who has an account, page by page. */
export function useAdminPeople(filters: PeopleFilters = {}): PagesRead<AdminPerson> {
  return usePages(keys.adminPeople, [administration.people, { query: { ...filters, limit: 100 } }]);
}

const PEOPLE_CHANGED = { refresh: [isAdministrationKey] };

/** Disables or enables an account, or ends its sessions. */
export function useChangeAccess(): (changed: AccessChangeInput & { userId: string }) => Promise<AdminPerson> {
  const write = useWrite();
  return ({ userId, ...body }) => write([administration.changeAccess, { params: { userId }, body }], PEOPLE_CHANGED);
}

/** Puts a name or a roll number right. */
export function useCorrectPerson(): (corrected: CorrectionInput & { userId: string }) => Promise<AdminPerson> {
  const write = useWrite();
  return ({ userId, ...body }) => write([administration.correct, { params: { userId }, body }], PEOPLE_CHANGED);
}

/** Gives somebody a role. */
export function useGrantRole(): (granted: RoleGrantInput & { userId: string }) => Promise<AdminPerson> {
  const write = useWrite();
  return ({ userId, ...body }) => write([administration.grantRole, { params: { userId }, body }], PEOPLE_CHANGED);
}

/** Changes of accounts that wait for another administrator, and whether there is none. */
export function useAccountChanges(): Read<AccountChanges> {
  return useRead(keys.adminAccountChanges, [administration.accountChanges]);
}

/** Asks for another address of somebody, or for a merge. */
export function useAskForAccountChange(): (asked: AccountChangeInput) => Promise<AccountChange> {
  const write = useWrite();
  return (body) => write([administration.askForAccountChange, { body }], { refresh: [keys.adminAccountChanges] });
}

/** Confirms, refuses or withdraws a change of an account. */
export function useDecideOnAccountChange(): (decided: { changeId: string; decision: AccountChangeDecision }) => Promise<string> {
  const write = useWrite();
  return async ({ changeId, decision }) =>
    (await write([administration.decideOnAccountChange, { params: { changeId }, body: { decision } }], PEOPLE_CHANGED)).message;
}

/** Stops a change of the own account by the link from a mail. */
export function useStopAccountChange(): (token: string) => Promise<unknown> {
  const client = useClient();
  return (token) => client.call(administration.stopAccountChange, { body: { token } });
}

/** Which offices are wanted. */
export interface OfficeFilters {
  readonly search?: string;
  readonly kind?: OfficeKind;
}

/** Who holds which office now, page by page. */
export function useOffices(filters: OfficeFilters = {}): PagesRead<OfficeHolder> {
  return usePages(keys.adminOffices, [administration.offices, { query: { ...filters, limit: 100 } }]);
}

/** Ends what somebody holds of a position, or puts its tenure right. The answer is the sentence that says so. */
export function useCorrectHolder(): (corrected: HolderChangeInput & { holderId: string }) => Promise<string> {
  const write = useWrite();
  return async ({ holderId, ...body }) => {
    const effects = { refresh: [isAdministrationKey, keys.positionHolders] };
    return (await write([administration.correctHolder, { params: { holderId }, body }], effects)).message;
  };
}

/** Which positions are wanted. */
export interface AdminPositionFilters {
  readonly search?: string;
  /** Id of the unit. */
  readonly unit?: string;
}

/** Every position by title, page by page. */
export function useAdminPositions(filters: AdminPositionFilters = {}): PagesRead<AdminPosition> {
  return usePages(keys.adminPositions, [administration.positions, { query: { ...filters, limit: 100 } }]);
}

/** Changes what a position is called, what it is, and how many places it has. */
export function useChangePosition(): (changed: PositionChangeInput & { positionId: string }) => Promise<AdminPosition> {
  const write = useWrite();
  return ({ positionId, ...body }) => {
    const effects = { refresh: [isAdministrationKey, keys.positions, keys.positionHolders] };
    return write([administration.changePosition, { params: { positionId }, body }], effects);
  };
}

/** Who holds a position and who held it before, page by page. */
export function useHoldings(positionId: string): PagesRead<Holding> {
  return usePages(keys.adminHoldings(positionId), [administration.holdings, { query: { position: positionId, limit: 100 } }]);
}

/** What is booked on a day, page by page: of one room, or of all. */
export function useAdminBookings({ day, room }: { readonly day: string; readonly room?: string | undefined }): PagesRead<AdminBooking> {
  const query = { day, ...(room === undefined ? {} : { room_key: room }), limit: 100 };
  return usePages(keys.adminBookings(day, room ?? ''), [administration.bookings, { query }]);
}

/** Cancels a booking. The answer is the sentence that says so. */
export function useCancelBooking(): (cancelled: { requestId: string; reason: string }) => Promise<string> {
  const write = useWrite();
  return async ({ requestId, ...body }) => {
    const effects = { refresh: [isAdministrationKey, isRoomKey, isEventKey] };
    return (await write([administration.cancelBooking, { params: { requestId }, body }], effects)).message;
  };
}

/** Puts a room into the catalogue as an administrator, or changes the one that it names. */
export function useAdministerRoom(): (room: BodyOf<typeof administration.addRoom> & { roomId?: string | undefined }) => Promise<Room> {
  const write = useWrite();
  const effects = { refresh: [isRoomKey, isAdministrationKey], refreshAfter: () => [isRoomKey] };
  return ({ roomId, ...body }) =>
    roomId === undefined
      ? write([administration.addRoom, { body }], effects)
      : write([administration.changeRoom, { params: { roomId }, body }], effects);
}

/** Changes the photo of a room as an administrator, or takes it away. */
export function useAdministerRoomPhoto(): (changed: RoomPhotoChange) => Promise<Room> {
  const write = useWrite();
  const effects = { refresh: [isRoomKey, isAdministrationKey], refreshAfter: () => [isRoomKey] };
  return ({ roomId, photo }) =>
    photo
      ? write([administration.changeRoomPhoto, { params: { roomId }, body: { image: photo } }], effects)
      : write([administration.removeRoomPhoto, { params: { roomId } }], effects);
}

/** Which units are wanted. */
export interface UnitFilters {
  readonly search?: string;
  readonly category?: UnitCategory;
  readonly state?: UnitState;
}

/** Every unit by name, page by page. */
export function useAdminUnits(filters: UnitFilters = {}): PagesRead<AdminUnit> {
  return usePages(keys.adminUnits, [administration.units, { query: { ...filters, limit: 100 } }]);
}

const UNITS_CHANGED = { refresh: [isAdministrationKey, keys.orgUnits, keys.eventUnits] };

/** Changes what a unit is called and what it is, or puts it under another one. */
export function useChangeUnit(): (changed: UnitChangeInput & { unitId: string }) => Promise<AdminUnit> {
  const write = useWrite();
  return ({ unitId, ...body }) => write([administration.changeUnit, { params: { unitId }, body }], UNITS_CHANGED);
}

/** Archives a unit, or restores it. */
export function useChangeUnitState(): (changed: { unitId: string; state: UnitState }) => Promise<AdminUnit> {
  const write = useWrite();
  return ({ unitId, ...body }) => write([administration.changeUnitState, { params: { unitId }, body }], UNITS_CHANGED);
}

/** Hands a unit over to another contact. */
export function useChangeUnitContact(): (changed: { unitId: string; email: string }) => Promise<AdminUnit> {
  const write = useWrite();
  return ({ unitId, ...body }) => write([administration.changeUnitContact, { params: { unitId }, body }], UNITS_CHANGED);
}

/** Which rows of the audit log are wanted. */
export interface AuditFilters {
  readonly search?: string;
  readonly area?: AuditArea;
  readonly from?: string;
  readonly to?: string;
}

/** Who did what to whom, the latest first. */
export function useAuditLog(filters: AuditFilters = {}): PagesRead<AuditRow> {
  return usePages(keys.adminAudit, [administration.audit, { query: { ...filters, limit: 100 } }]);
}

/** Has the whole audit log gone through. */
export function useVerifyAudit(): () => Promise<AuditVerdict> {
  const write = useWrite();
  return () => write([administration.verifyAudit]);
}

/** Reads all of a list that passes the filters, page after page, for what is saved as a file. */
function useWhole<E extends ListEndpoint>(call: E) {
  const client = useClient();
  return useCallback(
    (query: object, params: object = {}): Promise<AnswerOf<E>> =>
      readWhole<E>(client, [call, { params, query }] as unknown as CallArguments<E>),
    [client, call],
  );
}

/** Reads everybody who passes the filters. */
export function useWholePeople(): (filters: PeopleFilters) => Promise<AdminPerson[]> {
  return useWhole(administration.people);
}

/** Reads every office that passes the filters. */
export function useWholeOffices(): (filters: OfficeFilters) => Promise<OfficeHolder[]> {
  return useWhole(administration.offices);
}

/** Reads every unit that passes the filters. */
export function useWholeUnits(): (filters: UnitFilters) => Promise<AdminUnit[]> {
  return useWhole(administration.units);
}

/** Reads every row of the audit log that passes the filters. */
export function useWholeAudit(): (filters: AuditFilters) => Promise<AuditRow[]> {
  return useWhole(administration.audit);
}

/** Reads every line of an import that has this fate. */
export function useWholeImportRows(): (importId: string, fate: RowFate) => Promise<ImportRow[]> {
  const read = useWhole(administration.importRows);
  return useCallback((importId, fate) => read({ fate }, { importId }), [read]);
}

/** Reads every line of a table that is saved of a kind, as far as a search finds it. */
export function useWholeExport(): (kind: ExportKind, search?: string) => Promise<ExportRow[]> {
  const read = useWhole(administration.exports);
  return useCallback((kind, search) => read(search === undefined ? {} : { search }, { kind }), [read]);
}

/** What was brought in lately, page by page. */
export function useImports(): PagesRead<Import> {
  return usePages(keys.adminImports, [administration.imports, { query: { limit: 50 } }]);
}

/** One of them, looked at again while a server works on it. Without an id it waits. */
export function useImport(importId: string | undefined): Read<Import> {
  return useRead(importId ? keys.adminImport(importId) : null, [administration.import, { params: { importId: importId ?? '' } }], {
    refreshInterval: (known?: Import) => (known && isAtWork(known.state) ? AT_WORK_MS : 0),
  });
}

/** Its lines, page by page; those of another state of it are others. */
export function useImportRows({ _id, state }: Pick<Import, '_id' | 'state'>, fate: RowFate | undefined): PagesRead<ImportRow> {
  return usePages(keys.adminImportRows(_id, state), [
    administration.importRows,
    { params: { importId: _id }, query: { ...(fate ? { fate } : {}), limit: 100 } },
  ]);
}

/** A table that somebody brings. */
export interface BroughtTable {
  readonly kind: ImportKind;
  readonly file: File;
  /** How much of it is sent, 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/** Sends a table; nothing is changed by it. */
export function useUploadTable(): (table: BroughtTable) => Promise<Import> {
  const client = useClient();
  const { mutate } = useSWRConfig();
  return async ({ kind, file, onProgress = () => {} }) => {
    const body = { kind, file, name: file.name };
    const brought = await client.call(administration.upload, { body, fetch: uploadFetch(onProgress) });
    void mutate(isAdministrationKey);
    return brought;
  };
}

function importChanged(_id: string): Effects<Import> {
  return { patch: (answer) => ({ keys: keys.adminImport(_id), change: () => answer }), refresh: [isAdministrationKey] };
}

/** Says which column is which, and has every line checked. */
export function useChooseColumns(): (chosen: { importId: string; columns: ColumnMap }) => Promise<Import> {
  const write = useWrite();
  return ({ importId, columns }) =>
    write([administration.chooseColumns, { params: { importId }, body: { columns: { ...columns } } }], importChanged(importId));
}

/** Has it done as it was checked, at once or at a moment. */
export function useApplyImport(): (applied: { importId: string; at: string | null }) => Promise<Import> {
  const write = useWrite();
  return ({ importId, at }) => write([administration.apply, { params: { importId }, body: { at } }], importChanged(importId));
}

/** Takes back what was done, or what is to be done. */
export function useUndoImport(): (undone: { importId: string }) => Promise<Import> {
  const write = useWrite();
  return ({ importId }) => write([administration.undo, { params: { importId } }], importChanged(importId));
}

/** What is said of the institute. */
export function useInstituteSettings(): Read<InstituteSettings> {
  return useRead(keys.adminInstitute, [administration.institute]);
}

/** Says something else of the institute. */
export function useChangeInstitute(): (settings: InstituteInput) => Promise<InstituteSettings> {
  const write = useWrite();
  return (body) => write([administration.changeInstitute, { body }], { refresh: [isAdministrationKey] });
}

/** Mails and other work that were given up, page by page. */
export function useGivenUpWork(): PagesRead<GivenUpWork> {
  return usePages(keys.adminWork, [administration.work, { query: { limit: 100 } }]);
}

/** Has something that was given up tried once more. The answer is the sentence that says so. */
export function useRetryWork(): (retried: { workId: string }) => Promise<string> {
  const write = useWrite();
  return async (params) => (await write([administration.retryWork, { params }], { refresh: [isAdministrationKey] })).message;
}

/** Gives something up for good. The answer is the sentence that says so. */
export function useRemoveWork(): (removed: { workId: string }) => Promise<string> {
  const write = useWrite();
  return async (params) => (await write([administration.removeWork, { params }], { refresh: [isAdministrationKey] })).message;
}

/** How the installation is, examined when it is asked. */
export function useHealth(): Read<Health> {
  return useRead(keys.adminHealth, [administration.health]);
}
