import { orNone, SearchText } from '@quad/domain/fields';
import { ClubData, OrgUnit, OrgUnitInput } from '@quad/domain/org-units';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';
import { list } from './list.ts';

const LONGEST_ADDRESS = 254;
/** The address of a unit's contact, in any case. */
const Contact = v.pipe(v.string(), v.maxLength(LONGEST_ADDRESS, 'There is no such address.'));

export const orgUnits = {
  list: list({
    path: '/api/orgUnit/organizational-units',
    summary: 'The councils, clubs and committees, by name.',
    filters: { category: v.optional(v.string()), search: v.optional(SearchText), contact: v.optional(Contact) },
    orders: ['name'],
    answers: { 200: v.array(OrgUnit), ...problems(400, 401, 403) },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/orgUnit/create',
    summary: "Create a unit, and the account of its coordinator for the contact's address.",
    body: OrgUnitInput,
    answers: { 201: OrgUnit, ...problems(400, 401, 403, 404, 409, 422) },
  }),
  clubData: endpoint({
    method: 'GET',
    path: '/api/orgUnit/clubData/{username}',
    summary: "What a club's dashboard shows.",
    params: { username: v.string() },
    answers: { 200: orNone(ClubData, 'unit'), ...problems(401, 403, 404) },
  }),
};
