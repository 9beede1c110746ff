import type { PolicyRow, PolicyTable } from './policyRow.ts';
import { OFFICE_BEARER_ROLES } from './roles.ts';

const EDITOR = { part: 'public-pages', who: OFFICE_BEARER_ROLES } as const;
const OWN = 'For an event that the person may edit, or a unit for which they may plan events';

/** A row for a page that anybody may read, if the institute has public pages enabled. */
function readBy(rule: string): PolicyRow {
  return { row: 'O3', who: 'public', beforeOnboarding: true, rule };
}

const OF_PAGE = 'For a public page.';

/** Public pages of events and units. */
export const PUBLIC_PAGE_POLICY: PolicyTable = {
  'GET /api/public-pages/{kind}/{subjectId}': { ...EDITOR, row: 'O1', rule: `${OWN}.` },
  'PUT /api/public-pages/{kind}/{subjectId}': { ...EDITOR, row: 'O2', rule: `${OWN}, in its current version.` },
  'GET /e/{slug}': readBy('A public event: what its preview shows, with no person except the contact of its unit.'),
  'GET /e/{slug}/embed': readBy('As its page; only in frames of hosts that the institute allows.'),
  'GET /e/{slug}/picture.png': readBy(OF_PAGE),
  'GET /e/{slug}/calendar.ics': readBy(OF_PAGE),
  'GET /u/{slug}': readBy('A public unit, with its public events.'),
  'GET /u/{slug}/picture.png': readBy(OF_PAGE),
  'GET /u/{slug}/events.atom': readBy(OF_PAGE),
  'GET /api/oembed': readBy(OF_PAGE),
  'GET /sitemap.xml': readBy('The addresses of all public pages.'),
  'GET /robots.txt': readBy('What search engines may index.'),
};
