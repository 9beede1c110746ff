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
    rule: 'Once, and never feedback about oneself; a coordinator only for targets of their own unit.',
  },
  'GET /api/feedback/get-targetid': {
    row: 'F3',
    who: 'signed-in',
    rule: 'People only with a search, with name and roll number only; at most 20 of a kind.',
  },
  'POST /api/feedback/add': {
    row: 'F4',
    who: ['STUDENT'],
    rule: 'The author is the current user; the target must exist and be of the given type.',
  },
  'GET /api/feedback/{userId}': { row: 'F5', who: 'signed-in', rule: 'Own feedback only.' },
};
