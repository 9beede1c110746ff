import { NOT_ONESELF } from '@quad/domain/administration';
import { isMessage } from '@quad/domain/messages';
import { type ImportContext, type Importer, invalidLine, type LineResult, type Reverted } from '../importer.ts';
import { appointAll } from './officeAppointments.ts';
import {
  type Appointee,
  collectHandovers,
  type NamedOffices,
  type OfficeUndo,
  type PositionAppointment,
  peopleOf,
  positionAppointmentOf,
} from './officeLines.ts';
import { contactHandovers, handContactsOver, handRoleOver } from './officeRoles.ts';
import { type Contact, findProtectedLines, freeContacts, revertLine } from './officeUndo.ts';
import { lockByRole, lockPositions, lockUnits, type PersonRow } from './records.repo.ts';

/**
 * Imports offices. The people named for an office get it; previous holders who are not named lose it. Offices that are not in the table
 * stay unchanged. Roles and unit contacts are handed over first, for the whole table; holders of positions follow in batches.
 */
export const officesImporter: Importer = {
  async *apply(tx, context, batches) {
    const { instituteId } = context;
    const offices: NamedOffices = { units: await lockUnits(tx, instituteId), positions: await lockPositions(tx, instituteId) };
    const handover = await collectHandovers(tx, context, offices, batches);
    const { roles, contacts, results } = handover;
    const before = new Map<string, PersonRow[]>();
    for (const role of roles.keys()) before.set(role, await lockByRole(tx, instituteId, role));
    rejectOwnOffices(context, { roles, before }, results);
    const next = new Set([...roles.values()].flat().map(({ person }) => person.id));
    const leaving = new Set([...roles.keys()].flatMap((role) => before.get(role)?.map(({ id }) => id) ?? []).filter((id) => !next.has(id)));
    const named = { contacts, units: [...offices.units.values()], leaving };
    const handovers = await contactHandovers(tx, context, named, results);
    const given = new Set([...next, ...handovers.contacts.map(({ appointee }) => appointee.person.id)]);
    for (const [role, its] of roles)
      await handRoleOver(tx, context, { role, appointees: its, given, holders: before.get(role) ?? [] }, results);
    await handContactsOver(tx, context, { ...handovers, given }, results);
    for await (const lines of batches) {
      const imported = new Map<number, LineResult>();
      const appointments: PositionAppointment[] = [];
      const people = await peopleOf(tx, context, lines);
      for (const line of lines) {
        const known = results.get(line.line);
        const appointment = known ?? positionAppointmentOf(context, line, people, offices);
        if (known) imported.set(line.line, known);
        else if (isMessage(appointment)) imported.set(line.line, invalidLine(line, appointment));
        else appointments.push(appointment as PositionAppointment);
      }
      await appointAll(tx, context, appointments, imported);
      yield lines.map((line) => imported.get(line.line) ?? invalidLine(line, 'This line cannot be read.'));
    }
  },

  async *revert(tx, context, batches) {
    const contacts: Contact[] = [];
    const protectedLines = new Set<number>();
    for await (const lines of batches) {
      const undone = lines.map(({ line, undo }) => ({ line, undo: undo as OfficeUndo }));
      for (const line of await findProtectedLines(tx, context, undone)) protectedLines.add(line);
      contacts.push(...undone.flatMap(({ line, undo }) => (undo.contact && !protectedLines.has(line) ? [undo.contact] : [])));
    }
    const freed = await freeContacts(tx, context, contacts);
    for await (const lines of batches) {
      const reverted: Reverted[] = [];
      for (const { line, undo } of lines) {
        const isWhole = !protectedLines.has(line) && (await revertLine(tx, context, undo as OfficeUndo, freed));
        reverted.push({ line, isIncomplete: !isWhole });
      }
      yield reverted;
    }
  },
};

/** Rejects the lines for roles that the actor holds, because they would end the actor's own role. */
function rejectOwnOffices(
  { actorId }: ImportContext,
  { roles, before }: { roles: Map<string, Appointee[]>; before: ReadonlyMap<string, readonly PersonRow[]> },
  results: Map<number, LineResult>,
): void {
  for (const [role, appointments] of roles) {
    if (!before.get(role)?.some(({ id }) => id === actorId)) continue;
    for (const { line } of appointments) results.set(line.line, invalidLine(line, NOT_ONESELF));
    roles.delete(role);
  }
}
