import type { PolicyTable } from './policyRow.ts';
import { ELEVATED_ROLES, OFFICE_BEARER_ROLES } from './roles.ts';

/** Positions of responsibility, their holders, and organizational units. */
export const UNIT_POLICY: PolicyTable = {
  'GET /api/positions/get-all': {
    row: 'P1',
    who: 'signed-in',
    rule: 'A coordinator sees the own unit, a GenSec the own category, students and the president all.',
  },
  'GET /api/positions/get-all-position-holder': {
    row: 'P2',
    who: 'signed-in',
    rule: 'A student sees the own entries, a coordinator the own unit, a GenSec the own category, the president all.',
  },
  'GET /api/positions/{userId}': { row: 'P3', who: 'signed-in', rule: 'Own positions, or those of anybody for office-bearers.' },
  'POST /api/positions/add-position': {
    row: 'P4',
    who: OFFICE_BEARER_ROLES,
    rule: 'A coordinator for the own unit, a GenSec for units of the own category, the president for any.',
  },
  'POST /api/positions/add-position-holder': {
    row: 'P5',
    who: OFFICE_BEARER_ROLES,
    rule: "By the position's unit; within the position's count; nobody but the president appoints himself.",
  },
  'GET /api/orgUnit/organizational-units': { row: 'U1', who: 'signed-in', rule: 'Students see no budgets.' },
  'POST /api/orgUnit/create': {
    row: 'U2',
    who: ELEVATED_ROLES,
    rule: 'A GenSec in the own category and under a parent of it; the contact address is of no other unit or account.',
  },
  'GET /api/orgUnit/followed': { row: 'U4', who: 'signed-in', rule: 'The own ones; who follows a unit is told to nobody.' },
  'PUT /api/orgUnit/{unitId}/following': { row: 'U4', who: 'signed-in', rule: 'For oneself; it gives no right and no membership.' },
  'DELETE /api/orgUnit/{unitId}/following': { row: 'U4', who: 'signed-in', rule: 'For oneself.' },
  'GET /api/orgUnit/clubData/{username}': {
    row: 'U3',
    who: OFFICE_BEARER_ROLES,
    rule: 'A coordinator by the own username, a GenSec for units of the own category, the president for any.',
  },
};
