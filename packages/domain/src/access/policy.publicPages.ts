import type { PolicyRow, PolicyTable } from './policyRow.ts';
import { OFFICE_BEARER_ROLES } from './roles.ts';

const EDITOR = { part: 'public-pages', who: OFFICE_BEARER_ROLES } as const;
const OWN = 'Of an event that the person may edit, or of a unit that they may plan events for';

/** A row for a page that anybody may read, if the institute has public pages enabled. */
function readBy(rule: string): PolicyRow {
  return { row: 'O3', who: 'public', beforeOnboarding: true, rule };
}

const OF_PAGE = 'Of a page that was made public.';

/** Public pages of events and units. */
export const PUBLIC_PAGE_POLICY: PolicyTable = {
  'GET /api/public-pages/{kind}/{subjectId}': { ...EDITOR, row: 'O1', rule: `${OWN}.` },
  'PUT /api/public-pages/{kind}/{subjectId}': { ...EDITOR, row: 'O2', rule: `${OWN}, as the page was seen.` },
  'GET /e/{slug}': readBy(
    'Of an event that was made public: what its preview shows, and nothing of any person but the contact of its unit.',
  ),
  'GET /e/{slug}/embed': readBy('As its page; shown in frames of the hosts that the institute allows.'),
  'GET /e/{slug}/picture.png': readBy(OF_PAGE),
  'GET /e/{slug}/calendar.ics': readBy(OF_PAGE),
  'GET /u/{slug}': readBy('Of a unit that was made public, with those of its events that were.'),
  'GET /u/{slug}/picture.png': readBy(OF_PAGE),
  'GET /u/{slug}/events.atom': readBy(OF_PAGE),
  'GET /api/oembed': readBy(OF_PAGE),
  'GET /sitemap.xml': readBy('The addresses of what was made public.'),
  'GET /robots.txt': readBy('What search engines may read.'),
};
