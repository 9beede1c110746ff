import { isCoordinatorOffice, NOT_ONESELF, officeOfRole, roleOfOffice } from '@quad/domain/administration';
import { CalendarDay } from '@quad/domain/fields';
import { inTurn, isSaid, type Said, sentence } from '@quad/domain/messages';
import { UNIT_ARCHIVED } from '@quad/domain/org-units';
import { isTenure, tenureOfDay } from '@quad/domain/positions';
import { campusDay, dayAfter, instantAt } from '@quad/domain/time';
import * as v from 'valibot';
import type { Batches } from '../../../db/batches.ts';
import type { Database } from '../../../db/connection.ts';
import { newId } from '../../../db/ids.ts';
import type { positionHolders } from '../../../db/schema.ts';
import { saveRole } from '../../accounts/administration.service.ts';
import { type AuditEntry, record, recordAll } from '../../audit/audit.service.ts';
import { type ImportContext, type Importer, type Line, type Result, type Reverted, wrong } from '../importer.ts';
import {
  deleteUntouchedHolder,
  findHolderIds,
  type HolderRow,
  lockByRole,
  lockHoldings,
  lockPeople,
  lockPeopleById,
  lockPositions,
  lockUnits,
  type PersonRow,
  type PositionRow,
  positionKey,
  setStatus,
  type UnitRow,
  updateUnit,
} from './records.repo.ts';
import { insertRows } from './tables.repo.ts';

/** A role that somebody had, and the one that they were given. */
interface RoleUndo {
  readonly userId: string;
  readonly role: string;
  readonly until: string | null;
  readonly given: string;
}

/** What it takes to undo a line of a sheet. */
interface OfficeUndo extends Record<string, unknown> {
  readonly roles: RoleUndo[];
  readonly contact: { readonly unitId: string; readonly from: string; readonly to: string } | null;
  readonly holderId: string | null;
  /** Holdings whose status was changed, with the one that they had. */
  readonly holders: {
    readonly id: string;
    readonly status: 'active' | 'completed' | 'terminated';
    readonly given: 'active' | 'completed';
  }[];
}

const NOTHING: OfficeUndo = { roles: [], contact: null, holderId: null, holders: [] };

/** A line whose person is known. */
interface Seat {
  readonly line: Line;
  readonly person: PersonRow;
  readonly until: Date | null;
}

/** A line that names a position, too. */
interface PositionSeat {
  readonly seat: Seat;
  readonly unit: UnitRow;
  readonly position: PositionRow;
  readonly tenure: string;
}

/** Roles and contacts that a sheet hands over: as few as there are, while positions have thousands of holders. */
interface Handover {
  readonly roles: Map<string, Seat[]>;
  readonly contacts: { seat: Seat; unit: UnitRow }[];
  /** What became of their lines, by the line. */
  readonly results: Map<number, Result>;
}

/** What a line names, as far as it is known before anything is done. */
interface Named {
  readonly units: ReadonlyMap<string, UnitRow>;
  readonly positions: ReadonlyMap<string, PositionRow>;
}

/**
 * Hands offices over: whom the sheet names for an office has it then, and whoever had it before and is not named has it no longer.
 * Offices that the sheet does not name stay as they are. Roles and contacts are handed over first, of the whole sheet; whoever holds a
 * position comes then, so many lines at a time.
 */
export const officesImporter: Importer = {
  async *apply(tx, context, batches) {
    const { instituteId } = context;
    const named: Named = { units: await lockUnits(tx, instituteId), positions: await lockPositions(tx, instituteId) };
    const handover = await gather(tx, context, named, batches);
    const { roles, contacts, results } = handover;
    const before = new Map<string, PersonRow[]>();
    for (const role of roles.keys()) before.set(role, await lockByRole(tx, instituteId, role));
    leaveOwnOffices(context, { roles, before }, results);
    const next = new Set([...roles.values()].flat().map(({ person }) => person.id));
    for (const [role, its] of roles) await handRoleOver(tx, context, { role, seats: its, next, holders: before.get(role) ?? [] }, results);
    await handContactsOver(tx, context, { contacts, units: [...named.units.values()], next }, results);
    for await (const lines of batches) {
      const brought = new Map<number, Result>();
      const seats: PositionSeat[] = [];
      const people = await peopleOf(tx, context, lines);
      for (const line of lines) {
        const known = results.get(line.line);
        const seat = known ?? positionSeatOf(context, line, people, named);
        if (known) brought.set(line.line, known);
        else if (isSaid(seat)) brought.set(line.line, wrong(line, seat));
        else seats.push(seat as PositionSeat);
      }
      await appointAll(tx, context, seats, brought);
      yield lines.map((line) => brought.get(line.line) ?? wrong(line, 'This line cannot be read.'));
    }
  },

  async *revert(tx, context, batches) {
    const contacts: Contact[] = [];
    const barred = new Set<number>();
    for await (const lines of batches) {
      const undone = lines.map(({ line, undo }) => ({ line, undo: undo as OfficeUndo }));
      for (const line of await findBarred(tx, context, undone)) barred.add(line);
      contacts.push(...undone.flatMap(({ line, undo }) => (undo.contact && !barred.has(line) ? [undo.contact] : [])));
    }
    const freed = await freeContacts(tx, context, contacts);
    for await (const lines of batches) {
      const taken: Reverted[] = [];
      for (const { line, undo } of lines) {
        const isWhole = !barred.has(line) && (await takeLineBack(tx, context, undo as OfficeUndo, freed));
        taken.push({ line, isLeft: !isWhole });
      }
      yield taken;
    }
  },
};

/**
 * The lines that are not taken back whatever their state: those that concern whoever takes them back, because nobody decides about
 * themselves, and those that would give an office to a disabled account. The people are held, so that no account is disabled meanwhile.
 */
async function findBarred(
  tx: Database,
  { actorId, instituteId }: ImportContext,
  lines: readonly { readonly line: number; readonly undo: OfficeUndo }[],
): Promise<number[]> {
  const holdings = lines.flatMap(({ undo: { holderId, holders } }) => [...(holderId ? [holderId] : []), ...holders.map(({ id }) => id)]);
  const holderOf = await findHolderIds(tx, instituteId, holdings);
  const people = await lockPeopleById(tx, instituteId, [
    ...lines.flatMap(({ undo }) => undo.roles.map(({ userId }) => userId)),
    ...holderOf.values(),
  ]);
  const emails = lines.flatMap(({ undo: { contact } }) => (contact ? [contact.from.toLowerCase(), contact.to.toLowerCase()] : []));
  const contacts = await lockPeople(tx, instituteId, emails);
  const isBarred = ({ roles, contact, holderId, holders }: OfficeUndo): boolean => {
    const former = contact && contacts.get(contact.from.toLowerCase());
    const involved = [
      ...roles.map(({ userId }) => userId),
      ...[holderId, ...holders.map(({ id }) => id)].map((id) => id && holderOf.get(id)),
      former?.id,
      contact && contacts.get(contact.to.toLowerCase())?.id,
    ];
    const restored = [
      ...roles.filter(({ role }) => role !== 'STUDENT').map(({ userId }) => people.get(userId)),
      ...holders.filter(({ status }) => status === 'active').map(({ id }) => people.get(holderOf.get(id) ?? '')),
      former,
    ];
    return involved.includes(actorId) || restored.some((person) => person?.disabledAt);
  };
  return lines.filter(({ undo }) => isBarred(undo)).map(({ line }) => line);
}

/** Leaves out the roles that whoever brings the sheet has: it would end their own. */
function leaveOwnOffices(
  { actorId }: ImportContext,
  { roles, before }: { roles: Map<string, Seat[]>; before: ReadonlyMap<string, readonly PersonRow[]> },
  results: Map<number, Result>,
): void {
  for (const [role, seats] of roles) {
    if (!before.get(role)?.some(({ id }) => id === actorId)) continue;
    for (const { line } of seats) results.set(line.line, wrong(line, NOT_ONESELF));
    roles.delete(role);
  }
}

function peopleOf(tx: Database, { instituteId }: ImportContext, lines: readonly Line[]): Promise<Map<string, PersonRow>> {
  const emails = lines.map(({ values }) => (values.email ?? '').toLowerCase());
  return lockPeople(tx, instituteId, emails);
}

/** Who gets which role, and who becomes the contact of which unit, by the whole sheet. Of lines with positions nothing is kept. */
async function gather(tx: Database, context: ImportContext, { units }: Named, batches: Batches<Line>): Promise<Handover> {
  const handover: Handover = { roles: new Map(), contacts: [], results: new Map() };
  const { roles, contacts, results } = handover;
  /** Whom which line gives a role. */
  const given = new Map<string, number>();
  for await (const lines of batches) {
    const people = await peopleOf(tx, context, lines);
    for (const line of lines) {
      const { office = '', unit: unitName = '' } = line.values;
      const role = unitName === '' ? roleOfOffice(office) : undefined;
      const unit = isCoordinatorOffice(office) ? units.get(unitName.toLowerCase()) : undefined;
      const seat = role || unit ? seatOf(context, line, people) : undefined;
      if (!seat || isSaid(seat)) continue;
      if (role) {
        const other = given.get(seat.person.id);
        if (other !== undefined)
          results.set(line.line, wrong(line, sentence`Line ${other} gives this person another office: a person has one role.`));
        else {
          given.set(seat.person.id, line.line);
          roles.set(role, [...(roles.get(role) ?? []), seat]);
        }
      } else if (unit) {
        const other = given.get(seat.person.id) ?? contacts.find((one) => one.unit.id === unit.id)?.seat.line.line;
        if (other === undefined) {
          given.set(seat.person.id, line.line);
          contacts.push({ seat, unit });
        } else
          results.set(
            line.line,
            wrong(line, sentence`Line ${other} says who that is already: a unit has one contact, and a person one role.`),
          );
      }
    }
  }
  return handover;
}

/** Who is to hold which position in which tenure; a sentence where that cannot be. */
function positionSeatOf(
  context: ImportContext,
  line: Line,
  people: ReadonlyMap<string, PersonRow>,
  { units, positions }: Named,
): PositionSeat | Said {
  const { office = '', unit: unitName = '', tenure = '' } = line.values;
  const seat = seatOf(context, line, people);
  if (isSaid(seat)) return seat;
  if (unitName === '') return sentence`There is no office "${office}" of the whole institute.`;
  const unit = units.get(unitName.toLowerCase());
  if (!unit) return sentence`There is no unit "${unitName}".`;
  const position = positions.get(positionKey(unit.id, office));
  if (!position) return sentence`${unit.name} has no position "${office}".`;
  const { timeZone, yearStartsIn } = context.config.institute;
  const today = campusDay(context.clock(), timeZone);
  const wanted = tenure || tenureOfDay(today, yearStartsIn);
  const isGiven = isTenure({ tenure: wanted, currentYear: Number(today.slice(0, 4)) });
  return isGiven ? { seat, unit, position, tenure: wanted } : sentence`"${wanted}" is no tenure that can be given now.`;
}

/** Who is meant and until when; a sentence where nobody can be. */
function seatOf({ actorId, clock, config }: ImportContext, line: Line, people: ReadonlyMap<string, PersonRow>): Seat | Said {
  const { email = '', until: day = '' } = line.values;
  const person = people.get(email.toLowerCase());
  if (!person) return sentence`Nobody has an account with ${email || { text: 'no address' }}.`;
  if (person.disabledAt) return sentence`The account of ${email} is disabled.`;
  if (!person.emailVerified) return sentence`Nobody has shown yet that the mailbox ${email} is theirs.`;
  if (person.id === actorId) return NOT_ONESELF;
  if (day === '') return { line, person, until: null };
  const until = v.is(CalendarDay, day) ? instantAt(dayAfter(day), '00:00', config.institute.timeZone) : undefined;
  if (!until) return sentence`"${day}" is no date. Write it as YYYY-MM-DD.`;
  return until > clock() ? { line, person, until } : sentence`${day} is over already.`;
}

/** Gives a role and puts it into the log; undefined where the person has it. */
async function giveRole(
  tx: Database,
  context: ImportContext,
  person: PersonRow,
  { role, until }: { role: string; until: Date | null },
): Promise<RoleUndo | undefined> {
  const before = person.roleUntil?.getTime() ?? null;
  if (person.role === role && before === (until?.getTime() ?? null)) return undefined;
  const sessions = await saveRole(tx, context, person, { role, until });
  const detail = { from: person.role, to: role, until: until?.toISOString() ?? null, sessions };
  await record(tx, context, context.actorId, { action: 'account.grant', subjectId: person.id, detail });
  return { userId: person.id, role: person.role, until: person.roleUntil?.toISOString() ?? null, given: role };
}

interface RoleHandover {
  readonly role: string;
  readonly seats: readonly Seat[];
  /** Who has it before anything is handed over. */
  readonly holders: readonly PersonRow[];
  /** Everybody to whom the sheet gives a role. */
  readonly next: ReadonlySet<string>;
}

async function handRoleOver(
  tx: Database,
  context: ImportContext,
  { role, seats, holders, next }: RoleHandover,
  results: Map<number, Result>,
) {
  const staying = new Set(seats.map(({ person }) => person.id));
  const former = holders.filter(({ id }) => !staying.has(id));
  const undone: RoleUndo[] = [];
  // Whom the sheet gives another role gets that, and not a student's before.
  for (const person of former.filter(({ id }) => !next.has(id))) {
    const undo = await giveRole(tx, context, person, { role: 'STUDENT', until: null });
    if (undo) undone.push(undo);
  }
  for (const [index, { line, person, until }] of seats.entries()) {
    const undo = await giveRole(tx, context, person, { role, until });
    const predecessors = index === 0 ? former : [];
    const roles = [...(index === 0 ? undone : []), ...(undo ? [undo] : [])];
    const from = person.role === 'STUDENT' || person.role === role ? '' : sentence`Was ${{ text: officeOfRole(person.role) }} until then.`;
    const note = inTurn(takesOver(predecessors), from);
    const fate = roles.length === 0 ? 'same' : person.role === role ? 'changed' : 'new';
    results.set(line.line, { line: line.line, fate, note, undo: roles.length === 0 ? null : { ...NOTHING, roles } });
  }
}

function takesOver(former: readonly Pick<PersonRow, 'name' | 'email'>[]): Said {
  return former.length === 0 ? '' : sentence`Takes over from ${former.map(({ name, email }) => `${name} (${email})`).join(', ')}.`;
}

interface ContactHandover {
  readonly contacts: readonly { seat: Seat; unit: UnitRow }[];
  readonly units: readonly UnitRow[];
  readonly next: ReadonlySet<string>;
}

async function handContactsOver(
  tx: Database,
  context: ImportContext,
  { contacts, units, next }: ContactHandover,
  results: Map<number, Result>,
) {
  const { actorId, clock, instituteId } = context;
  const handed = new Set(contacts.map(({ unit }) => unit.id));
  const isContactElsewhere = (email: string) =>
    units.some((unit) => !handed.has(unit.id) && unit.contactEmail.toLowerCase() === email.toLowerCase());
  const former = await lockPeople(
    tx,
    instituteId,
    contacts.map(({ unit }) => unit.contactEmail.toLowerCase()),
  );
  const named = new Set(contacts.map(({ seat }) => seat.person.id));
  const possible = contacts.filter(({ seat: { line, person }, unit }) => {
    const fault =
      former.get(unit.contactEmail.toLowerCase())?.id === actorId
        ? NOT_ONESELF
        : person.role !== 'STUDENT' && person.role !== 'CLUB_COORDINATOR'
          ? sentence`${person.email} is ${{ text: officeOfRole(person.role) }}, and a person has one role.`
          : isContactElsewhere(person.email)
            ? sentence`${person.email} is the contact of another unit.`
            : undefined;
    if (fault) results.set(line.line, wrong(line, fault));
    return !fault;
  });
  const moved = possible.filter(({ seat, unit }) => unit.contactEmail.toLowerCase() !== seat.person.email.toLowerCase());
  // Two units may swap their contacts: no address is with both at any moment.
  for (const { unit } of moved) await updateUnit(tx, unit, { contactEmail: nobodyOf(unit.id) });
  for (const { seat, unit } of possible) {
    const { line, person, until } = seat;
    const isMoved = moved.some((one) => one.unit.id === unit.id);
    const roles: RoleUndo[] = [];
    const predecessor = isMoved ? former.get(unit.contactEmail.toLowerCase()) : undefined;
    if (isMoved) {
      await updateUnit(tx, unit, { contactEmail: person.email, updatedAt: clock() });
      const detail = { unit: unit.name, from: unit.contactEmail, to: person.email };
      await record(tx, context, context.actorId, { action: 'unit.change-contact', subjectId: unit.id, detail });
      if (predecessor?.role === 'CLUB_COORDINATOR' && !named.has(predecessor.id) && !next.has(predecessor.id)) {
        const undo = await giveRole(tx, context, predecessor, { role: 'STUDENT', until: null });
        if (undo) roles.push(undo);
      }
    }
    const undo = await giveRole(tx, context, person, { role: 'CLUB_COORDINATOR', until });
    if (undo) roles.push(undo);
    const contact = isMoved ? { unitId: unit.id, from: unit.contactEmail, to: person.email } : null;
    const isSame = !isMoved && roles.length === 0;
    const note = predecessor ? takesOver([predecessor]) : isMoved ? sentence`Takes over from ${unit.contactEmail}.` : '';
    results.set(line.line, {
      line: line.line,
      fate: isSame ? 'same' : isMoved ? 'new' : 'changed',
      note,
      undo: isSame ? null : { ...NOTHING, roles, contact },
    });
  }
}

/** What is done to holdings by the lines of a batch, in one statement each. */
interface Appointments {
  /** Of holdings that are changed, what they are in the end. */
  readonly statuses: Map<string, 'active' | 'completed'>;
  readonly added: (typeof positionHolders.$inferInsert)[];
  readonly entries: AuditEntry[];
}

/** A holding as it is after the lines so far. */
type Holding = Pick<HolderRow, 'id' | 'userId' | 'positionId' | 'tenureYear' | 'status'>;

/** Appoints to positions. Whoever held one in an earlier tenure has completed it; who holds it in the same tenure stays. */
async function appointAll(tx: Database, context: ImportContext, seats: readonly PositionSeat[], results: Map<number, Result>) {
  if (seats.length === 0) return;
  const { actorId, clock, instituteId } = context;
  const held = await lockHoldings(tx, instituteId, {
    positionIds: [...new Set(seats.map(({ position }) => position.id))],
    userIds: [...new Set(seats.map(({ seat }) => seat.person.id))],
  });
  const holdings: Map<string, Holding[]> = Map.groupBy(held, ({ positionId }) => positionId);
  const done: Appointments = { statuses: new Map(), added: [], entries: [] };
  for (const seat of seats) {
    const its = holdings.get(seat.position.id) ?? [];
    holdings.set(seat.position.id, its);
    results.set(seat.seat.line.line, appoint(context, seat, its, done));
  }
  const now = clock();
  await insertRows(tx, 'positionHolders', done.added);
  for (const status of ['completed', 'active'] as const) {
    const ids = [...done.statuses].flatMap(([id, given]) => (given === status ? [id] : []));
    await setStatus(tx, instituteId, ids, status, now);
  }
  await recordAll(tx, context, actorId, done.entries);
}

/** What becomes of one line, among what the position's holders are by then. */
function appoint(
  { actorId, clock, config, instituteId }: ImportContext,
  { seat: { line, person }, unit, position, tenure }: PositionSeat,
  holdings: Holding[],
  { statuses, added, entries }: Appointments,
): Result {
  const known = holdings.find(({ userId, tenureYear }) => userId === person.id && tenureYear === tenure);
  if (known?.status === 'active') return { line: line.line, fate: 'same', note: '', undo: null };
  if (!unit.isActive) return wrong(line, UNIT_ARCHIVED);
  const active = holdings.filter(({ status }) => status === 'active');
  if (active.filter(({ tenureYear }) => tenureYear === tenure).length >= position.positionCount)
    return wrong(line, sentence`The position has ${position.positionCount} holders for ${tenure} already, and no place for more.`);
  const earlier = active.filter(({ tenureYear }) => tenureYear < tenure);
  if (earlier.some(({ userId }) => userId === actorId)) return wrong(line, NOT_ONESELF);
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
  return { line: line.line, fate: 'new', note, undo: { ...NOTHING, holderId: known ? null : id, holders } };
}

/** An address that is nobody's, for as long as units exchange theirs. */
function nobodyOf(unitId: string): string {
  return `handed-over-${unitId}@invalid`;
}

type Contact = NonNullable<OfficeUndo['contact']>;

/** Takes units from the contacts that they were given, as far as they still have them, and gives the ids of those units. */
async function freeContacts(tx: Database, { instituteId }: ImportContext, contacts: readonly Contact[]): Promise<ReadonlySet<string>> {
  const units = new Map([...(await lockUnits(tx, instituteId)).values()].map((unit) => [unit.id, unit]));
  const freed = new Set<string>();
  for (const { unitId, to } of contacts) {
    const unit = units.get(unitId);
    if (unit?.contactEmail !== to) continue;
    await updateUnit(tx, unit, { contactEmail: nobodyOf(unitId) });
    freed.add(unitId);
  }
  return freed;
}

/** True where all of the line is as it was before. */
async function takeLineBack(tx: Database, context: ImportContext, undo: OfficeUndo, freed: ReadonlySet<string>): Promise<boolean> {
  const { clock, instituteId } = context;
  let isWhole = true;
  if (undo.contact) {
    const { unitId, from, to } = undo.contact;
    const units = [...(await lockUnits(tx, instituteId)).values()];
    const unit = freed.has(unitId) ? units.find(({ id }) => id === unitId) : undefined;
    const isTaken = units.some(({ contactEmail }) => contactEmail.toLowerCase() === from.toLowerCase());
    if (unit) await updateUnit(tx, unit, { contactEmail: isTaken ? to : from, updatedAt: clock() });
    if (!unit || isTaken) isWhole = false;
    else {
      const detail = { unit: unit.name, from: to, to: from };
      await record(tx, context, context.actorId, { action: 'unit.change-contact', subjectId: unitId, detail });
    }
  }
  for (const { userId, role, until, given } of undo.roles.toReversed()) {
    const person = (await lockPeopleById(tx, instituteId, [userId])).get(userId);
    if (person?.role === given) await giveRole(tx, context, person, { role, until: until === null ? null : new Date(until) });
    else isWhole = false;
  }
  if (undo.holderId && !(await deleteUntouchedHolder(tx, instituteId, undo.holderId))) isWhole = false;
  for (const { id, status } of undo.holders) if ((await setStatus(tx, instituteId, [id], status, clock())).length === 0) isWhole = false;
  return isWhole;
}
