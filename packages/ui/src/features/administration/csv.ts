import {
  type AdminPerson,
  type AdminUnit,
  type AuditRow,
  auditDetails,
  type ExportKind,
  type ExportRow,
  type ImportRow,
  importColumns,
  type OfficeHolder,
} from '@quad/domain/administration';
import { campusDay } from '@quad/domain/time';
import { toCsv } from '../../primitives/downloads/csv.ts';

function headersOf(kind: Parameters<typeof importColumns>[0]): string[] {
  return importColumns(kind).map(([, { header }]) => header);
}

/** People as CSV that can be imported again. */
export function peopleCsv(people: readonly AdminPerson[]): Promise<string> {
  return toCsv([
    headersOf('people'),
    ...people.map(({ username, name, user_id, program, branch, batch_year }) => [username, name, user_id, program, branch, batch_year]),
  ]);
}

/** Offices as a handover sheet: replace the addresses with those of the next holders and import it. */
export function officesCsv(offices: readonly OfficeHolder[], timeZone: string): Promise<string> {
  const dayBefore = (until: string) => campusDay(new Date(Date.parse(until) - 1), timeZone);
  return toCsv([
    headersOf('offices'),
    ...offices.map(({ office, unit, person, tenure, until }) => [office, unit, person?.username ?? '', tenure, until && dayBefore(until)]),
  ]);
}

/** Units as CSV that can be imported again; a unit comes after its parent. */
export function unitsCsv(units: readonly AdminUnit[]): Promise<string> {
  const known = new Set(units.map(({ _id }) => _id));
  const below = Map.groupBy(units, ({ parent }) => (parent && known.has(parent._id) ? parent._id : ''));
  const inOrder = (id: string): AdminUnit[] => (below.get(id) ?? []).flatMap((unit) => [unit, ...inOrder(unit._id)]);
  return toCsv([
    headersOf('units'),
    ...inOrder('').map(({ name, type, category, contact_email, parent, description }) => [
      name,
      type,
      category,
      contact_email,
      parent?.name ?? '',
      description,
    ]),
  ]);
}

/** Records of a kind as CSV that can be imported again. */
export function exportCsv(kind: ExportKind, rows: readonly ExportRow[]): Promise<string> {
  return toCsv([headersOf(kind), ...rows.map(({ cells }) => cells)]);
}

/** Rows of the audit log as CSV, with timestamps as stored. */
export function auditCsv(rows: readonly AuditRow[]): Promise<string> {
  return toCsv([
    ['Row', 'At', 'Who', 'Email', 'Did', 'To', 'Id', 'Details'],
    ...rows.map((row) => [
      row.position,
      row.at,
      row.actor?.name ?? '',
      row.actor?.username ?? '',
      row.action,
      row.subject?.name ?? '',
      row.subject?._id ?? '',
      auditDetails(row).join('; '),
    ]),
  ]);
}

/** The rows with errors as in the file, each with its errors, to be corrected and imported again. */
export function wrongLinesCsv(header: readonly string[], rows: readonly ImportRow[]): Promise<string> {
  return toCsv([
    [...header, 'Line', 'What is wrong'],
    ...rows.map(({ line, cells, note }) => [...header.map((_, column) => cells[column] ?? ''), line, note]),
  ]);
}
