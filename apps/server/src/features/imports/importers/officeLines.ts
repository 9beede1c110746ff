// Resolves what the lines of an offices table name: people, roles, unit contacts and positions.

import { isCoordinatorOffice, NOT_ONESELF, roleOfOffice } from '@quad/domain/administration';
import { CalendarDay } from '@quad/domain/fields';
import { isMessage, type Message, sentence } from '@quad/domain/messages';
import { isTenure, tenureOfDay } from '@quad/domain/positions';
import { campusDay, dayAfter, instantAt } from '@quad/domain/time';
import * as v from 'valibot';
import type { Batches } from '../../../db/batches.ts';
import type { Database } from '../../../db/connection.ts';
import { type ImportContext, invalidLine, type Line, type LineResult } from '../importer.ts';
import { lockPeople, type PersonRow, type PositionRow, positionKey, type UnitRow } from './records.repo.ts';

/** The previous role of a person and the role that the line gave them. */
export interface RoleUndo {
  readonly userId: string;
  readonly role: string;
  readonly until: string | null;
  readonly given: string;
}

/** Undo data of a line. */
export interface OfficeUndo extends Record<string, unknown> {
  readonly roles: RoleUndo[];
  readonly contact: { readonly unitId: string; readonly from: string; readonly to: string } | null;
  readonly holderId: string | null;
  /** Holdings whose status was changed: the previous (`status`) and the new one (`given`). */
  readonly holders: {
    readonly id: string;
    readonly status: 'active' | 'completed' | 'terminated';
    readonly given: 'active' | 'completed';
  }[];
}

export const NOTHING: OfficeUndo = { roles: [], contact: null, holderId: null, holders: [] };

/** A line with its person. */
export interface Appointee {
  readonly line: Line;
  readonly person: PersonRow;
  /** When the office ends. Undefined if the table does not say it: somebody who has the office already keeps the end. */
  readonly until: Date | null | undefined;
}

/** A line that names a position. */
export interface PositionAppointment {
  readonly appointee: Appointee;
  readonly unit: UnitRow;
  readonly position: PositionRow;
  readonly tenure: string;
}

/** Roles and contacts that the table hands over. There are few of them, whereas positions have thousands of holders. */
interface Handover {
  readonly roles: Map<string, Appointee[]>;
  readonly contacts: { appointee: Appointee; unit: UnitRow }[];
  /** Results of these lines, by line number. */
  readonly results: Map<number, LineResult>;
}

/** Units and positions that lines can name, loaded in advance. */
export interface NamedOffices {
  readonly units: ReadonlyMap<string, UnitRow>;
  readonly positions: ReadonlyMap<string, PositionRow>;
}

export function peopleOf(tx: Database, { instituteId }: ImportContext, lines: readonly Line[]): Promise<Map<string, PersonRow>> {
  const emails = lines.map(({ values }) => (values.email ?? '').toLowerCase());
  return lockPeople(tx, instituteId, emails);
}

/** Collects the roles and unit contacts of the whole table. Lines with positions are not kept in memory. */
export async function collectHandovers(
  tx: Database,
  context: ImportContext,
  { units }: NamedOffices,
  batches: Batches<Line>,
): Promise<Handover> {
  const handover: Handover = { roles: new Map(), contacts: [], results: new Map() };
  const { roles, contacts, results } = handover;
  /** Line that gives a role, by person. */
  const lineByPerson = new Map<string, number>();
  for await (const lines of batches) {
    const people = await peopleOf(tx, context, lines);
    for (const line of lines) {
      const { office = '', unit: unitName = '' } = line.values;
      const role = unitName === '' ? roleOfOffice(office) : undefined;
      const unit = isCoordinatorOffice(office) ? units.get(unitName.toLowerCase()) : undefined;
      const appointee = role || unit ? appointeeOf(context, line, people) : undefined;
      if (!appointee || isMessage(appointee)) continue;
      if (role) {
        const other = lineByPerson.get(appointee.person.id);
        if (other !== undefined)
          results.set(line.line, invalidLine(line, sentence`Line ${other} gives this person another office: a person has one role.`));
        else {
          lineByPerson.set(appointee.person.id, line.line);
          roles.set(role, [...(roles.get(role) ?? []), appointee]);
        }
      } else if (unit) {
        const other = lineByPerson.get(appointee.person.id) ?? contacts.find((one) => one.unit.id === unit.id)?.appointee.line.line;
        if (other === undefined) {
          lineByPerson.set(appointee.person.id, line.line);
          contacts.push({ appointee, unit });
        } else
          results.set(
            line.line,
            invalidLine(line, sentence`Line ${other} says who that is already: a unit has one contact, and a person one role.`),
          );
      }
    }
  }
  return handover;
}

/** Returns the position and tenure that a line appoints to, or an error message. */
export function positionAppointmentOf(
  context: ImportContext,
  line: Line,
  people: ReadonlyMap<string, PersonRow>,
  { units, positions }: NamedOffices,
): PositionAppointment | Message {
  const { office = '', unit: unitName = '', tenure = '' } = line.values;
  const appointee = appointeeOf(context, line, people);
  if (isMessage(appointee)) return appointee;
  if (unitName === '') return sentence`There is no office "${office}" of the whole institute.`;
  const unit = units.get(unitName.toLowerCase());
  if (!unit) return sentence`There is no unit "${unitName}".`;
  const position = positions.get(positionKey(unit.id, office));
  if (!position) return sentence`${unit.name} has no position "${office}".`;
  const { timeZone, yearStartsIn } = context.config.institute;
  const today = campusDay(context.clock(), timeZone);
  const wanted = tenure || tenureOfDay(today, yearStartsIn);
  const isValidTenure = isTenure({ tenure: wanted, currentYear: Number(today.slice(0, 4)) });
  return isValidTenure ? { appointee, unit, position, tenure: wanted } : sentence`"${wanted}" is not a tenure that can be given now.`;
}

/** Returns the person and the end date of a line, or an error message. */
function appointeeOf(
  { actorId, clock, config, fields }: ImportContext,
  line: Line,
  people: ReadonlyMap<string, PersonRow>,
): Appointee | Message {
  const { email = '', until: day = '' } = line.values;
  const person = people.get(email.toLowerCase());
  if (!person) return sentence`Nobody has an account with ${email || { text: 'no address' }}.`;
  if (person.disabledAt) return sentence`The account of ${email} is disabled.`;
  if (!person.emailVerified) return sentence`The address ${email} is not confirmed yet.`;
  if (person.id === actorId) return NOT_ONESELF;
  if (day === '') return { line, person, until: fields?.has('until') === false ? undefined : null };
  const until = v.is(CalendarDay, day) ? instantAt(dayAfter(day), '00:00', config.institute.timeZone) : undefined;
  if (!until) return sentence`"${day}" is not a date. Write it as YYYY-MM-DD.`;
  return until > clock() ? { line, person, until } : sentence`${day} is already over.`;
}
