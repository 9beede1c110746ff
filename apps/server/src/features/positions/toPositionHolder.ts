import type { StudentReference } from '@quad/domain/accounts';
import type { PositionHolder, PositionHolderRecord } from '@quad/domain/positions';
import type { PersonRow } from '../accounts/accounts.service.ts';
import type { PositionHolderEntry } from './positions.repo.ts';
import type { PositionHolderRow } from './positions.table.ts';

/** A position holder as the list of all shows it. Email addresses of people are for office-bearers. */
export function toPositionHolder(entry: PositionHolderEntry, { withAddresses }: { withAddresses: boolean }): PositionHolder {
  return { ...described(entry, withAddresses), user_id: toPerson(entry.person, true), position_id: toReference(entry) };
}

/** A position holder as a person's own list shows it: with the id of the person and with the responsibilities. */
export function toOwnPositionHolder(entry: PositionHolderEntry, { withAddresses }: { withAddresses: boolean }): PositionHolder {
  const { responsibilities } = entry.position;
  return { ...described(entry, withAddresses), user_id: entry.person.id, position_id: { ...toReference(entry), responsibilities } };
}

/** A position holder as stored, with the ids of people and position. */
export function toPositionHolderRecord(row: PositionHolderRow): PositionHolderRecord {
  return { ...stored(row, row.appointedBy), user_id: row.userId, position_id: row.positionId };
}

function described({ positionHolder, appointer }: PositionHolderEntry, withAddresses: boolean) {
  return stored(positionHolder, appointer && toPerson(appointer, withAddresses));
}

function toReference({ position, unit }: PositionHolderEntry) {
  return {
    _id: position.id,
    title: position.title,
    position_type: position.positionType,
    unit_id: { _id: unit.id, name: unit.name },
  };
}

function toPerson({ id, name, email, rollNumber }: PersonRow, withAddress: boolean): StudentReference {
  return withAddress
    ? { _id: id, ...(rollNumber ? { user_id: rollNumber } : {}), username: email, personal_info: { name, email } }
    : { _id: id, personal_info: { name } };
}

function stored(row: PositionHolderRow, appointedBy: StudentReference | string | null) {
  return {
    _id: row.id,
    por_id: porId(row),
    tenure_year: row.tenureYear,
    status: row.status,
    // A calendar day is sent as midnight UTC.
    appointment_details: {
      appointed_by: appointedBy,
      appointment_date: row.appointmentDate && `${row.appointmentDate}T00:00:00.000Z`,
    },
    performance_metrics: {
      events_organized: row.eventsOrganized,
      budget_utilized: row.budgetUtilized,
      feedback: row.feedback,
    },
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** Short reference number of a position holder, easy to read out. Taken from the end of the id, which is random. */
function porId({ id }: PositionHolderRow): string {
  return `POR-${id.slice(-8).toUpperCase()}`;
}
