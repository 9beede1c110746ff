// Appoints people to positions, one batch of lines at a time.
import { NOT_ONESELF } from '@quad/domain/administration';
import { sentence } from '@quad/domain/messages';
import { UNIT_ARCHIVED } from '@quad/domain/org-units';
import { campusDay } from '@quad/domain/time';
import type { Database } from '../../../db/connection.ts';
import { newId } from '../../../db/ids.ts';
import type { positionHolders } from '../../../db/schema.ts';
import { type AuditEntry, recordAll } from '../../audit/audit.service.ts';
import { type ImportContext, invalidLine, type LineResult } from '../importer.ts';
import { NOTHING, type OfficeUndo, type PositionAppointment } from './officeLines.ts';
import { type HolderRow, lockHoldings, setStatus } from './records.repo.ts';
import { insertRows } from './tables.repo.ts';

/** Changes that the lines of a batch make to holdings, executed as one statement each. */
interface Appointments {
  /** New status of each changed holding. */
  readonly statuses: Map<string, 'active' | 'completed'>;
  readonly added: (typeof positionHolders.$inferInsert)[];
  readonly entries: AuditEntry[];
}

/** A holding after the lines processed so far. */
type Holding = Pick<HolderRow, 'id' | 'userId' | 'positionId' | 'tenureYear' | 'status'>;

/** Appoints people to positions. Active holders of earlier tenures are set to completed; holders of the same tenure stay. */
export async function appointAll(
  tx: Database,
  context: ImportContext,
  appointments: readonly PositionAppointment[],
  results: Map<number, LineResult>,
) {
  if (appointments.length === 0) return;
  const { actorId, clock, instituteId } = context;
  const held = await lockHoldings(tx, instituteId, {
    positionIds: [...new Set(appointments.map(({ position }) => position.id))],
    userIds: [...new Set(appointments.map(({ appointee }) => appointee.person.id))],
  });
  const holdings: Map<string, Holding[]> = Map.groupBy(held, ({ positionId }) => positionId);
  const done: Appointments = { statuses: new Map(), added: [], entries: [] };
  for (const seat of appointments) {
    const its = holdings.get(seat.position.id) ?? [];
    holdings.set(seat.position.id, its);
    results.set(seat.appointee.line.line, appoint(context, seat, its, done));
  }
  const now = clock();
  await insertRows(tx, 'positionHolders', done.added);
  for (const status of ['completed', 'active'] as const) {
    const ids = [...done.statuses].flatMap(([id, assigned]) => (assigned === status ? [id] : []));
    await setStatus(tx, instituteId, ids, { status, now });
  }
  await recordAll(tx, context, actorId, done.entries);
}

/** Computes the result of one line, given the position's holders at that point. */
function appoint(
  { actorId, clock, config, instituteId }: ImportContext,
  { appointee: { line, person }, unit, position, tenure }: PositionAppointment,
  holdings: Holding[],
  { statuses, added, entries }: Appointments,
): LineResult {
  const known = holdings.find(({ userId, tenureYear }) => userId === person.id && tenureYear === tenure);
  if (known?.status === 'active') return { line: line.line, rowStatus: 'same', note: '', undo: null };
  if (!unit.isActive) return invalidLine(line, UNIT_ARCHIVED);
  const active = holdings.filter(({ status }) => status === 'active');
  if (active.filter(({ tenureYear }) => tenureYear === tenure).length >= position.positionCount)
    return invalidLine(line, sentence`The position has ${position.positionCount} holders for ${tenure} already, and no place for more.`);
  const earlier = active.filter(({ tenureYear }) => tenureYear < tenure);
  if (earlier.some(({ userId }) => userId === actorId)) return invalidLine(line, NOT_ONESELF);
  const holders: OfficeUndo['holders'] = earlier.map(({ id }) => ({ id, status: 'active', given: 'completed' }));
  for (const holding of earlier) {
    statuses.set(holding.id, 'completed');
    holdings.splice(holdings.indexOf(holding), 1, { ...holding, status: 'completed' });
  }
  const now = clock();
  const id = known?.id ?? newId(now);
  if (known) {
    statuses.set(known.id, 'active');
    holdings.splice(holdings.indexOf(known), 1, { ...known, status: 'active' });
    holders.push({ id: known.id, status: known.status, given: 'active' });
  } else {
    const holding = { id, userId: person.id, positionId: position.id, tenureYear: tenure };
    const appointed = { appointedBy: actorId, appointmentDate: campusDay(now, config.institute.timeZone) };
    added.push({ instituteId, ...holding, ...appointed, createdAt: now, updatedAt: now });
    holdings.push({ ...holding, status: 'active' });
  }
  const detail = { userId: person.id, positionId: position.id, tenure, status: 'active', completed: earlier.length };
  entries.push({ action: 'position-holder.create', subjectId: id, detail });
  const note =
    earlier.length === 0
      ? ''
      : earlier.length === 1
        ? 'Takes over from 1 holder of an earlier tenure.'
        : sentence`Takes over from ${earlier.length} holders of an earlier tenure.`;
  return { line: line.line, rowStatus: 'new', note, undo: { ...NOTHING, holderId: known ? null : id, holders } };
}
