import { roleOrStudent } from '@quad/domain/access';
import { fixtureId, PEOPLE } from '@quad/domain/fixtures';
import { checkCreatesUnit, type OrgUnit, type OrgUnitInput } from '@quad/domain/org-units';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import type { HttpHandler } from 'msw';
import { orgUnits } from '../../contract/index.ts';
import { type Campus, noSuch, refused, serve } from './campus.ts';
import type { Records } from './records.ts';

function isSame(one: string | null | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}

function taken(field: string, message: string): Outcome<never> {
  return refuse('DUPLICATE', message, { [field]: message });
}

/** Names and contact addresses are there once: the address is what makes a coordinator. */
function checkUnique({ units }: Records, { name, contact_info: { email } }: OrgUnitInput): Outcome<true> {
  if (units.some((unit) => isSame(unit.name, name))) return taken('name', 'There is an organizational unit with this name already.');
  if (units.some((unit) => isSame(unit.contact_info.email, email))) {
    return taken('contact_info.email', 'Another organizational unit has this contact email.');
  }
  return Object.values(PEOPLE).some(({ username }) => isSame(username, email))
    ? taken('contact_info.email', 'Somebody has an account with this email already. Choose another address for the unit.')
    : accept(true);
}

function create(campus: Campus, records: Records, input: OrgUnitInput): Outcome<OrgUnit> {
  const parent = records.units.find(({ _id }) => _id === input.parent_unit_id);
  if (input.parent_unit_id !== null && !parent) return noSuch('parent_unit_id', 'This parent unit does not exist.');
  const category = checkCreatesUnit({ role: roleOrStudent(campus.session?.role), category: input.category, parent });
  if (!category.ok) return category;
  const checked = checkUnique(records, input);
  if (!checked.ok) return checked;
  const number = 500 + records.units.length;
  const unit: OrgUnit = { ...input, category: category.value, _id: fixtureId('unit', number), unit_id: `UNIT-${number}` };
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
