import type { PolicyTable } from './policyRow.ts';
import { OFFICE_BEARER_ROLES } from './roles.ts';

const OWN_TYPE =
  "A general secretary for their own type, a coordinator for their unit's type, the president for any; without one's own items. The category of a unit is its type.";
const ENDORSES_OWN_TYPE =
  "A general secretary for their own type, a coordinator for their unit's type, the president for any; each item once, and never one's own.";
const SELF_OR_OFFICE_BEARER = "One's own; anybody's for office-bearers.";

/** Achievements, skills and their endorsement. */
export const SKILL_POLICY: PolicyTable = {
  'GET /api/achievements/unendorsed/{skillType}': { row: 'K1', who: OFFICE_BEARER_ROLES, rule: OWN_TYPE },
  'GET /api/skills/unendorsed/{skillType}': { row: 'K1', who: OFFICE_BEARER_ROLES, rule: OWN_TYPE },
  'GET /api/skills/user-skills/unendorsed/{skillType}': { row: 'K1', who: OFFICE_BEARER_ROLES, rule: OWN_TYPE },
  'PATCH /api/achievements/verify/{id}': { row: 'K2', who: OFFICE_BEARER_ROLES, rule: ENDORSES_OWN_TYPE },
  'GET /api/achievements/{userId}': { row: 'K3', who: 'signed-in', rule: SELF_OR_OFFICE_BEARER },
  'POST /api/achievements/add': { row: 'K4', who: 'signed-in', rule: 'For oneself; it waits for verification.' },
  'POST /api/skills/endorse/{skillId}': { row: 'K5', who: OFFICE_BEARER_ROLES, rule: ENDORSES_OWN_TYPE },
  'POST /api/skills/user-skills/endorse/{id}': { row: 'K6', who: OFFICE_BEARER_ROLES, rule: ENDORSES_OWN_TYPE },
  'GET /api/skills/get-skills': { row: 'K7', who: 'signed-in', rule: "Endorsed skills, and one's own new ones." },
  'GET /api/skills/user-skills/{userId}': { row: 'K7', who: 'signed-in', rule: SELF_OR_OFFICE_BEARER },
  'POST /api/skills/create-skill': { row: 'K8', who: 'signed-in', rule: 'It waits for endorsement; one name per type.' },
  'GET /api/daily-limits': { row: 'K10', who: 'signed-in', rule: 'For oneself only, because the number includes anonymous feedback.' },
  'POST /api/skills/create-user-skill': {
    row: 'K9',
    who: 'signed-in',
    rule: 'For oneself, with a position that one holds, and once per skill and position.',
  },
};
