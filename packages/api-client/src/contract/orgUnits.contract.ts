import { orNone, SearchText } from '@quad/domain/fields';
import { Id } from '@quad/domain/identity';
import { ClubData, OrgUnit, OrgUnitInput, UnitFollowing, UnitReference } from '@quad/domain/org-units';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';
import { list } from './list.ts';

const MAX_ADDRESS_LENGTH = 254;
/** Mail address of a unit's contact, case-insensitive. */
const Contact = v.pipe(v.string(), v.maxLength(MAX_ADDRESS_LENGTH, 'There is no such address.'));

const LIST_LENGTH = 'The limit is a whole number from 1 to 1000.';
/** Maximum length of each list. */
const ListLength = v.pipe(v.string(), v.regex(/^([1-9]\d{0,2}|1000)$/, LIST_LENGTH), v.transform(Number));

export const orgUnits = {
  list: list({
    path: '/api/orgUnit/organizational-units',
    summary: 'List councils, clubs and committees, by name.',
    filters: { category: v.optional(v.string()), search: v.optional(SearchText), contact: v.optional(Contact) },
    orders: ['name'],
    answers: { 200: v.array(OrgUnit), ...problems(400, 401, 403) },
  }),
  create: endpoint({
    call: 'POST /api/orgUnit/create',
    summary: "Create a unit, and its coordinator's account for the contact address.",
    body: OrgUnitInput,
    answers: { 201: OrgUnit, ...problems(400, 401, 403, 404, 409, 422) },
  }),
  followed: endpoint({
    call: 'GET /api/orgUnit/followed',
    summary: 'List the units that the current user follows, by name.',
    answers: { 200: v.array(UnitReference), ...problems(401, 403) },
  }),
  follow: endpoint({
    call: 'PUT /api/orgUnit/{unitId}/following',
    summary: "Follow a unit, which adds its events to the current user's calendar without a membership. Repeating it changes nothing.",
    params: { unitId: Id },
    answers: { 200: UnitFollowing, ...problems(400, 401, 403, 404, 429) },
  }),
  unfollow: endpoint({
    call: 'DELETE /api/orgUnit/{unitId}/following',
    summary: 'Unfollow a unit.',
    params: { unitId: Id },
    answers: { 200: UnitFollowing, ...problems(400, 401, 403, 404) },
  }),
  clubData: endpoint({
    call: 'GET /api/orgUnit/clubData/{username}',
    summary: "Get the data of a club's dashboard: the newest items of each list up to a limit, and their totals.",
    params: { username: v.string() },
    query: { limit: v.optional(ListLength) },
    answers: { 200: orNone(ClubData, 'unit'), ...problems(400, 401, 403, 404) },
  }),
};
