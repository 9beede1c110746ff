import { roleOrStudent } from '@quad/domain/access';
import { fixtureId, PEOPLE } from '@quad/domain/fixtures';
import { givenCategory, type OrgUnit, type OrgUnitInput, parentChoices } from '@quad/domain/org-units';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import type { HttpHandler } from 'msw';
import { orgUnits } from '../../contract/index.ts';
import { type Campus, refused, serve } from './campus.ts';
import type { Records } from './records.ts';

function isSame(one: string | null | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}

/** Names and contact addresses are there once: the address is what makes a coordinator. */
function checkUnique({ units }: Records, { name, contact_info }: OrgUnitInput): Outcome<true> {
  if (units.some((unit) => isSame(unit.name, name))) {
    const message = 'There is a unit of that name already.';
    return refuse('DUPLICATE', message, { name: message });
  }
  const isTaken =
    units.some((unit) => isSame(unit.contact_info.email, contact_info.email)) ||
    Object.values(PEOPLE).some(({ username }) => isSame(username, contact_info.email));
  const message = 'This address belongs to another unit or account.';
  return isTaken ? refuse('DUPLICATE', message, { 'contact_info.email': message }) : accept(true);
}

function create(campus: Campus, records: Records, input: OrgUnitInput): Outcome<OrgUnit> {
  const role = roleOrStudent(campus.session?.role);
  const category = givenCategory(role) ?? input.category;
  if (input.category && input.category !== category) return refuse('FORBIDDEN', 'You can create units of your own category only.');
  const { parent_unit_id } = input;
  if (parent_unit_id !== null && !parentChoices(role, records.units).some(({ _id }) => _id === parent_unit_id)) {
    return refuse('NOT_FOUND', 'The parent unit does not exist.');
  }
  const checked = checkUnique(records, input);
  if (!checked.ok) return checked;
  const number = 500 + records.units.length;
  const unit: OrgUnit = { ...input, category, _id: fixtureId('unit', number), unit_id: `UNIT-${number}` };
  records.units = [...records.units, unit];
  return accept(unit);
}

/** Units, by the domain's rules. */
export function orgUnitHandlers(campus: Campus, records: Records): HttpHandler[] {
  return [
    serve(campus, orgUnits.list, ({ query }) => {
      const isStudent = roleOrStudent(campus.session?.role) === 'STUDENT';
      return records.units
        .filter(({ category }) => query.category === undefined || category === query.category)
        .toSorted((one, other) => one.name.localeCompare(other.name))
        .map(({ budget_info, ...unit }) => (isStudent ? unit : { ...unit, budget_info }));
    }),
    serve(campus, orgUnits.create, ({ body }) => {
      const outcome = create(campus, records, body);
      return outcome.ok ? outcome.value : refused(outcome.refusal);
    }),
  ];
}
