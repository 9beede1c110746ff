import type { PolicyTable } from './policyRow.ts';
import { ELEVATED_ROLES, OFFICE_BEARER_ROLES } from './roles.ts';

/** Positions of responsibility, their holders, and organizational units. */
export const UNIT_POLICY: PolicyTable = {
  'GET /api/positions/get-all': {
    row: 'P1',
    who: 'signed-in',
    rule: 'A coordinator sees their own unit, a general secretary their category, students and the president all.',
  },
  'GET /api/positions/get-all-position-holder': {
    row: 'P2',
    who: 'signed-in',
    rule: 'A student sees their own entries, a coordinator their own unit, a general secretary their category, the president all.',
  },
  'GET /api/positions/{userId}': { row: 'P3', who: 'signed-in', rule: "One's own positions; anybody's for office-bearers." },
  'POST /api/positions/add-position': {
    row: 'P4',
    who: OFFICE_BEARER_ROLES,
    rule: 'A coordinator for their own unit, a general secretary for units of their category, the president for any.',
  },
  'POST /api/positions/add-position-holder': {
    row: 'P5',
    who: OFFICE_BEARER_ROLES,
    rule: 'For units as when creating a position; never more holders than the position has places, and nobody but the president appoints themselves.',
  },
  'GET /api/orgUnit/organizational-units': { row: 'U1', who: 'signed-in', rule: 'Students see no budgets.' },
  'POST /api/orgUnit/create': {
    row: 'U2',
    who: ELEVATED_ROLES,
    rule: 'A general secretary in their own category and under a parent of it; the contact address belongs to no other unit or account.',
  },
  'GET /api/orgUnit/followed': { row: 'U4', who: 'signed-in', rule: "One's own; nobody is told who follows a unit." },
  'PUT /api/orgUnit/{unitId}/following': { row: 'U4', who: 'signed-in', rule: 'For oneself; gives no right and no membership.' },
  'DELETE /api/orgUnit/{unitId}/following': { row: 'U4', who: 'signed-in', rule: 'For oneself.' },
  'GET /api/orgUnit/clubData/{username}': {
    row: 'U3',
    who: OFFICE_BEARER_ROLES,
    rule: 'A coordinator by their own username, a general secretary for units of their category, the president for any.',
  },
};
