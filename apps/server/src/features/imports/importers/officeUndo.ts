// Reverts the changes of a line of an offices table.
import type { Database } from '../../../db/connection.ts';
import { record } from '../../audit/audit.service.ts';
import type { ImportContext } from '../importer.ts';
import type { OfficeUndo } from './officeLines.ts';
import { giveRole, placeholderContact } from './officeRoles.ts';
import { deleteUntouchedHolder, findHolderIds, lockPeople, lockPeopleById, lockUnits, setStatus, updateUnit } from './records.repo.ts';

/**
 * Returns the lines that must not be reverted: those that concern the actor, because nobody decides about themselves, and those that would
 * restore an office to a disabled account. Locks the people's rows, so that no account is disabled meanwhile.
 */
export async function findProtectedLines(
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
  const isProtected = ({ roles, contact, holderId, holders }: OfficeUndo): boolean => {
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
  return lines.filter(({ undo }) => isProtected(undo)).map(({ line }) => line);
}

export type Contact = NonNullable<OfficeUndo['contact']>;

/** Replaces the contacts of units by placeholders, if they are still the ones that the import set. Returns the ids of those units. */
export async function freeContacts(
  tx: Database,
  { instituteId }: ImportContext,
  contacts: readonly Contact[],
): Promise<ReadonlySet<string>> {
  const units = new Map([...(await lockUnits(tx, instituteId)).values()].map((unit) => [unit.id, unit]));
  const freed = new Set<string>();
  for (const { unitId, to } of contacts) {
    const unit = units.get(unitId);
    if (unit?.contactEmail !== to) continue;
    await updateUnit(tx, unit, { contactEmail: placeholderContact(unitId) });
    freed.add(unitId);
  }
  return freed;
}

/** Reverts a line; true if all of it was restored. */
export async function revertLine(tx: Database, context: ImportContext, undo: OfficeUndo, freed: ReadonlySet<string>): Promise<boolean> {
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
  for (const { id, status, given: from } of undo.holders) {
    const restored = await setStatus(tx, instituteId, [id], { status, from, now: clock() });
    if (restored.length === 0) isWhole = false;
  }
  return isWhole;
}
