import type { PolicyTable } from './policyRow.ts';
import { OFFICE_BEARER_ROLES } from './roles.ts';

/** Giving, reading and resolving feedback. */
export const FEEDBACK_POLICY: PolicyTable = {
  'GET /api/feedback/view-feedback': {
    row: 'F1',
    who: 'signed-in',
    rule: 'Anonymous feedback names no author in any field; only office-bearers see who resolved it.',
  },
  'PUT /api/feedback/mark-resolved/{feedbackId}': {
    row: 'F2',
    who: OFFICE_BEARER_ROLES,
    rule: "Once, and never feedback about oneself; a coordinator only for the own unit's targets.",
  },
  'GET /api/feedback/get-targetid': {
    row: 'F3',
    who: 'signed-in',
    rule: 'People by a search alone, with name and roll number only; 20 of a kind at most.',
  },
  'POST /api/feedback/add': { row: 'F4', who: ['STUDENT'], rule: 'The author is the session; the target exists and is of the type named.' },
  'GET /api/feedback/{userId}': { row: 'F5', who: 'signed-in', rule: 'Own feedback only.' },
};
