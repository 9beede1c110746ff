import type { PolicyTable } from './policyRow.ts';
import { GENSEC_ROLES } from './roles.ts';

const COUNTERS = "For the counters of the president's dashboard.";

/** Analytics, the second host's counters, and the state of the server. */
export const OPERATIONS_POLICY: PolicyTable = {
  'GET /api/dashboard/stats': { row: 'D1', who: 'signed-in', rule: "By the session's role, limited to the own unit or category." },
  'GET /api/analytics/president': { row: 'D1', who: ['PRESIDENT'], rule: 'The whole institute.' },
  'GET /api/analytics/gensec': { row: 'D1', who: GENSEC_ROLES, rule: 'The own category.' },
  'GET /api/analytics/club-coordinator': { row: 'D1', who: ['CLUB_COORDINATOR'], rule: 'The own unit.' },
  'GET /api/analytics/student': { row: 'D1', who: ['STUDENT'], rule: 'Own records only.' },
  'GET /api/activities/recent': { row: 'D2', who: ['PRESIDENT'], rule: 'The latest activities of the institute.' },
  'GET /counters/room/requests': { row: 'D2', who: ['PRESIDENT'], rule: COUNTERS },
  'GET /counters/events': { row: 'D2', who: ['PRESIDENT'], rule: `${COUNTERS} Upcoming events only.` },
  'GET /counters/tenure': { row: 'D2', who: ['PRESIDENT'], rule: COUNTERS },
  'GET /room/requests': { row: 'D2', who: ['PRESIDENT'], rule: COUNTERS },
  'GET /events': { row: 'D2', who: ['PRESIDENT'], rule: `${COUNTERS} A browser that opens this address gets the portal's page.` },
  'GET /tenure': { row: 'D2', who: ['PRESIDENT'], rule: COUNTERS },
  'GET /api/changes': {
    row: 'L1',
    who: 'signed-in',
    rule: 'The topic of a change and the event that it concerns, nothing else; only what the person may read, until the session ends.',
  },
  'GET /healthz': { row: 'H1', who: 'public', beforeOnboarding: true, rule: 'Says that the process runs, and nothing else.' },
  'GET /readyz': {
    row: 'H1',
    who: 'public',
    beforeOnboarding: true,
    rule: 'Says whether the server can answer requests: not while it stops or without a database.',
  },
  'GET /metrics': { row: 'H1', who: 'public', beforeOnboarding: true, rule: 'From this machine, or with the metrics token.' },
  'GET /docs': { row: 'H1', who: 'public', beforeOnboarding: true, rule: 'Outside production, or where it is enabled.' },
};
