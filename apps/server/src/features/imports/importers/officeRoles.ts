// Hands over roles and unit contacts for the whole table.
import { NOT_ONESELF, officeOfRole } from '@quad/domain/administration';
import { joinMessages, type Message, sentence } from '@quad/domain/messages';
import type { Database } from '../../../db/connection.ts';
import { saveRole } from '../../accounts/administration.service.ts';
import { record } from '../../audit/audit.service.ts';
import { type ImportContext, invalidLine, type LineResult } from '../importer.ts';
import { type Appointee, NOTHING, type RoleUndo } from './officeLines.ts';
import { lockPeople, type PersonRow, type UnitRow, updateUnit } from './records.repo.ts';

/** Gives a person a role and records it in the audit log; undefined if they have it already. */
export async function giveRole(
  tx: Database,
  context: ImportContext,
  person: PersonRow,
  { role, ...given }: { role: string; until: Date | null | undefined },
): Promise<RoleUndo | undefined> {
  const before = person.roleUntil?.getTime() ?? null;
  const until = given.until === undefined ? (person.role === role ? person.roleUntil : null) : given.until;
  if (person.role === role && before === (until?.getTime() ?? null)) return undefined;
  const sessions = await saveRole(tx, context, person, { role, until });
  const detail = { from: person.role, to: role, until: until?.toISOString() ?? null, sessions };
  await record(tx, context, context.actorId, { action: 'account.grant', subjectId: person.id, detail });
  return { userId: person.id, role: person.role, until: person.roleUntil?.toISOString() ?? null, given: role };
}

interface RoleHandover {
  readonly role: string;
  readonly appointees: readonly Appointee[];
  /** Holders of the role before the handover. */
  readonly holders: readonly PersonRow[];
  /** Everyone who gets a role or a unit from the table. */
  readonly given: ReadonlySet<string>;
}

export async function handRoleOver(
  tx: Database,
  context: ImportContext,
  { role, appointees, holders, given }: RoleHandover,
  results: Map<number, LineResult>,
) {
  const staying = new Set(appointees.map(({ person }) => person.id));
  const former = holders.filter(({ id }) => !staying.has(id));
  const undone: RoleUndo[] = [];
  // A former holder who gets another role or a unit from the table is not set to student in between.
  for (const person of former.filter(({ id }) => !given.has(id))) {
    const undo = await giveRole(tx, context, person, { role: 'STUDENT', until: null });
    if (undo) undone.push(undo);
  }
  for (const [index, { line, person, until }] of appointees.entries()) {
    const undo = await giveRole(tx, context, person, { role, until });
    const predecessors = index === 0 ? former : [];
    const roles = [...(index === 0 ? undone : []), ...(undo ? [undo] : [])];
    const note = joinMessages(takeoverNote(predecessors), formerRoleNote(person, role));
    const rowStatus = roles.length === 0 ? 'same' : person.role === role ? 'changed' : 'new';
    results.set(line.line, { line: line.line, rowStatus, note, undo: roles.length === 0 ? null : { ...NOTHING, roles } });
  }
}

function takeoverNote(former: readonly Pick<PersonRow, 'name' | 'email'>[]): Message {
  return former.length === 0 ? '' : sentence`Takes over from ${former.map(({ name, email }) => `${name} (${email})`).join(', ')}.`;
}

function formerRoleNote({ role: former }: PersonRow, role: string): Message {
  return former === 'STUDENT' || former === role ? '' : sentence`Was ${{ text: officeOfRole(former) }} until then.`;
}

type ContactLine = { readonly appointee: Appointee; readonly unit: UnitRow };

/** Units with their next contacts, and the people who have the addresses of the former ones. */
interface ContactHandovers {
  readonly contacts: readonly ContactLine[];
  readonly former: ReadonlyMap<string, PersonRow>;
}

/**
 * Returns the units that can be handed over, and rejects the other lines. Runs before roles are handed over: somebody whose role the table
 * gives to others may become a contact.
 */
export async function contactHandovers(
  tx: Database,
  { actorId, instituteId }: ImportContext,
  { contacts, units, leaving }: Pick<ContactHandovers, 'contacts'> & { units: readonly UnitRow[]; leaving: ReadonlySet<string> },
  results: Map<number, LineResult>,
): Promise<ContactHandovers> {
  const former = await lockPeople(
    tx,
    instituteId,
    contacts.map(({ unit }) => unit.contactEmail.toLowerCase()),
  );
  const faultOf = ({ appointee: { person }, unit }: ContactLine, handed: ReadonlySet<string>): Message | undefined => {
    const isContact = ({ id, contactEmail }: UnitRow) => !handed.has(id) && contactEmail.toLowerCase() === person.email.toLowerCase();
    if (former.get(unit.contactEmail.toLowerCase())?.id === actorId) return NOT_ONESELF;
    if (person.role !== 'STUDENT' && person.role !== 'CLUB_COORDINATOR' && !leaving.has(person.id))
      return sentence`${person.email} is ${{ text: officeOfRole(person.role) }}, and a person has one role.`;
    return units.some(isContact) ? sentence`${person.email} is the contact of another unit.` : undefined;
  };
  let possible = contacts;
  // A unit whose line is wrong keeps its contact, who then cannot become that of another one either.
  for (let count = -1; count !== possible.length; ) {
    count = possible.length;
    const handed = new Set(possible.map(({ unit }) => unit.id));
    possible = possible.filter((handover) => {
      const fault = faultOf(handover, handed);
      const { line } = handover.appointee;
      if (fault) results.set(line.line, invalidLine(line, fault));
      return !fault;
    });
  }
  return { contacts: possible, former };
}

export async function handContactsOver(
  tx: Database,
  context: ImportContext,
  { contacts, former, given }: ContactHandovers & Pick<RoleHandover, 'given'>,
  results: Map<number, LineResult>,
) {
  const { clock } = context;
  const moved = contacts.filter(({ appointee, unit }) => unit.contactEmail.toLowerCase() !== appointee.person.email.toLowerCase());
  // Contact addresses are unique, and two units may swap theirs, so each first gets a placeholder.
  for (const { unit } of moved) await updateUnit(tx, unit, { contactEmail: placeholderContact(unit.id) });
  for (const { appointee, unit } of contacts) {
    const { line, person, until } = appointee;
    const isMoved = moved.some((one) => one.unit.id === unit.id);
    const roles: RoleUndo[] = [];
    const predecessor = isMoved ? former.get(unit.contactEmail.toLowerCase()) : undefined;
    if (isMoved) {
      await updateUnit(tx, unit, { contactEmail: person.email, updatedAt: clock() });
      const detail = { unit: unit.name, from: unit.contactEmail, to: person.email };
      await record(tx, context, context.actorId, { action: 'unit.change-contact', subjectId: unit.id, detail });
      if (predecessor?.role === 'CLUB_COORDINATOR' && !given.has(predecessor.id)) {
        const undo = await giveRole(tx, context, predecessor, { role: 'STUDENT', until: null });
        if (undo) roles.push(undo);
      }
    }
    const undo = await giveRole(tx, context, person, { role: 'CLUB_COORDINATOR', until });
    if (undo) roles.push(undo);
    const contact = isMoved ? { unitId: unit.id, from: unit.contactEmail, to: person.email } : null;
    const isSame = !isMoved && roles.length === 0;
    const takeover = predecessor ? takeoverNote([predecessor]) : isMoved ? sentence`Takes over from ${unit.contactEmail}.` : '';
    const note = joinMessages(takeover, formerRoleNote(person, 'CLUB_COORDINATOR'));
    results.set(line.line, {
      line: line.line,
      rowStatus: isSame ? 'same' : isMoved ? 'new' : 'changed',
      note,
      undo: isSame ? null : { ...NOTHING, roles, contact },
    });
  }
}

/** Placeholder address while units exchange their contacts. */
export function placeholderContact(unitId: string): string {
  return `handed-over-${unitId}@invalid`;
}
