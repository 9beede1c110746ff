import type { PolicyTable } from './policyRow.ts';
import { GENSEC_ROLES } from './roles.ts';

const COUNTERS = 'For the counters of the president dashboard.';

/** Analytics, the second host's counters, and the state of the server. */
export const OPERATIONS_POLICY: PolicyTable = {
  'GET /api/dashboard/stats': { row: 'D1', who: 'signed-in', rule: "By the session's role, limited to the own unit or category." },
  'GET /api/analytics/president': { row: 'D1', who: ['PRESIDENT'], rule: 'The whole institute.' },
  'GET /api/analytics/gensec': { row: 'D1', who: GENSEC_ROLES, rule: 'The own category.' },
  'GET /api/analytics/club-coordinator': { row: 'D1', who: ['CLUB_COORDINATOR'], rule: 'The own unit.' },
  'GET /api/analytics/student': { row: 'D1', who: ['STUDENT'], rule: 'The own records.' },
  'GET /api/activities/recent': { row: 'D2', who: ['PRESIDENT'], rule: 'The latest activities of the institute.' },
  'GET /counters/room/requests': { row: 'D2', who: ['PRESIDENT'], rule: COUNTERS },
  'GET /counters/events': { row: 'D2', who: ['PRESIDENT'], rule: `${COUNTERS} What is still to begin.` },
  'GET /counters/tenure': { row: 'D2', who: ['PRESIDENT'], rule: COUNTERS },
  'GET /room/requests': { row: 'D2', who: ['PRESIDENT'], rule: COUNTERS },
  'GET /events': { row: 'D2', who: ['PRESIDENT'], rule: `${COUNTERS} Asked for as a page, it is the portal.` },
  'GET /tenure': { row: 'D2', who: ['PRESIDENT'], rule: COUNTERS },
  'GET /api/changes': {
    row: 'L1',
    who: 'signed-in',
    rule: 'Of what changes, that it did and which event it concerns; only of what the requester may read, as long as the session lasts.',
  },
  'GET /healthz': { row: 'H1', who: 'public', beforeOnboarding: true, rule: 'Says that the process runs, and nothing else.' },
  'GET /readyz': {
    row: 'H1',
    who: 'public',
    beforeOnboarding: true,
    rule: 'Says whether it can serve: no while stopping or without a database.',
  },
  'GET /metrics': { row: 'H1', who: 'public', beforeOnboarding: true, rule: 'From this machine, or with the metrics token.' },
  'GET /docs': { row: 'H1', who: 'public', beforeOnboarding: true, rule: 'Outside production, or where it is switched on.' },
};
