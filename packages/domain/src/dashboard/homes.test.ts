import { describe, expect, it } from 'vitest';
import { aClub, aFeedback, anAchievement, anEvent, aPositionHolder, aUnit } from '../fixtures/index.ts';
import {
  CLUB_QUICK_ACTIONS,
  CLUB_SIDEBAR,
  clubFigures,
  feedbackAuthor,
  pendingClubEndorsements,
  recentClubEvents,
  recentClubFeedback,
} from './clubHome.ts';
import { GENSEC_FILTERS, gensecFilterId, gensecModules, toGensecFilter } from './gensecHome.ts';
import { ownHome } from './ownHome.ts';
import { PRESIDENT_TILES } from './presidentHome.ts';
import { latestAchievement } from './studentHome.ts';

const MENU_TARGETS = [
  '/gensec-endorse',
  '/roombooking',
  '/viewfeedback',
  '/events',
  '/add-event',
  '/cosa/create',
  '/cosa',
  '/create-org-unit',
];

describe('general secretary dashboard', () => {
  it('has seven tabs', () => {
    expect(GENSEC_FILTERS).toEqual(['All Modules', 'Administration', 'Endorsements', 'Bookings', 'Feedback', 'Events', 'COSA']);
  });

  it.each([
    ['All Modules', MENU_TARGETS],
    ['Administration', ['/create-org-unit']],
    ['Endorsements', ['/gensec-endorse']],
    ['Bookings', ['/roombooking']],
    ['Feedback', ['/viewfeedback']],
    ['Events', ['/events', '/add-event']],
    ['COSA', ['/cosa/create', '/cosa']],
  ] as const)('shows under the tab %s the modules %j', (filter, paths) => {
    expect(gensecModules(filter).map(({ path }) => path)).toEqual(paths);
  });

  it.each([
    ['cosa', 'COSA'],
    ['all-modules', 'All Modules'],
    ['COSA', 'All Modules'],
    ['', 'All Modules'],
    [null, 'All Modules'],
    [undefined, 'All Modules'],
  ])('reads the filter %j as %s', (id, filter) => expect(toGensecFilter(id)).toBe(filter));

  it('reads back the ID of every filter', () => {
    expect(GENSEC_FILTERS.map((filter) => toGensecFilter(gensecFilterId(filter)))).toEqual(GENSEC_FILTERS);
  });
});

it('shows the president the eight specified tiles with their paths', () => {
  expect(PRESIDENT_TILES.map(({ label, path }) => [label, path])).toEqual([
    ['Approve Requests', '/president-approval'],
    ['Room Booking', '/roombooking'],
    ['Feedback', '/viewfeedback'],
    ['View Events', '/events'],
    ['Create Event', '/add-event'],
    ['Create Tenure', '/cosa/create'],
    ['View COSA Records', '/cosa'],
    ['Create Organizational Unit', '/create-org-unit'],
  ]);
});

describe('club dashboard', () => {
  it('has the specified labels and paths in its sidebar and quick actions', () => {
    expect(CLUB_SIDEBAR.map(({ label, path }) => [label, path])).toEqual([
      ['Dashboard', '/club-dashboard'],
      ['Positions', '/cosa'],
      ['Add Position', '/cosa/create'],
      ['Events', '/events'],
      ['Add Event', '/add-event'],
      ['Feedback', '/viewfeedback'],
      ['Achievements', '/dashboard/endorse-achievements'],
      ['Logout', '/logout'],
    ]);
    expect(CLUB_QUICK_ACTIONS.map(({ label, path }) => [label, path])).toEqual([
      ['Add New Position', '/cosa/create'],
      ['Create Event', '/add-event'],
      ['Review Achievements', '/dashboard/endorse-achievements'],
      ['Endorse Skills', '/gensec-endorse'],
    ]);
  });

  it('shows the three most recently changed events, using the creation date if unchanged', () => {
    const changed = (title: string, updated_at?: string, created_at?: string) => anEvent({ title, updated_at, created_at });
    const events = [
      changed('Unknown'),
      changed('Third', '2026-11-02T00:00:00Z'),
      changed('Second', undefined, '2026-11-05T00:00:00Z'),
      changed('First', '2026-11-09T00:00:00Z', '2026-01-01T00:00:00Z'),
    ];
    expect(recentClubEvents(aClub({ events })).map(({ title }) => title)).toEqual(['First', 'Second', 'Third']);
  });

  it('shows the three newest pending achievements', () => {
    const achievements = [1, 2, 3, 4, 5].map((day) =>
      anAchievement({ title: `On day ${day}`, created_at: `2026-11-0${day}T00:00:00Z`, verified: day === 5 }),
    );
    expect(pendingClubEndorsements(aClub({ achievements })).map(({ title }) => title)).toEqual(['On day 4', 'On day 3', 'On day 2']);
  });

  it.each([
    [0, 0, false],
    [2, 2, false],
    [3, 2, true],
  ])('for %i pieces of feedback shows %i and has more: %s', (count, shown, hasMore) => {
    const feedbacks = Array.from({ length: count }, () => aFeedback());
    const recent = recentClubFeedback(aClub({ feedbacks }));
    expect([recent.shown.length, recent.hasMore]).toEqual([shown, hasMore]);
  });

  it.each([
    ['Anonymous', { is_anonymous: true, feedback_by: undefined }],
    ['Anonymous', { is_anonymous: true, feedback_by: { _id: 'u', personal_info: { name: 'Priya Sharma' } } }],
    ['Priya Sharma', { is_anonymous: false, feedback_by: { _id: 'u', personal_info: { name: 'Priya Sharma' } } }],
    ['Unknown', { is_anonymous: false, feedback_by: { _id: 'u', personal_info: { name: '' } } }],
    ['Unknown', { is_anonymous: false, feedback_by: null }],
  ])('shows %s as the feedback author', (author, feedback) => expect(feedbackAuthor(aFeedback(feedback))).toBe(author));

  it('counts active members, events, the budget and pending reviews', () => {
    const club = aClub({
      unit: aUnit({ budget_info: { allocated_budget: 200, spent_amount: 50 } }),
      events: [anEvent(), anEvent()],
      positionHolders: [aPositionHolder(), aPositionHolder({ status: 'completed' })],
      achievements: [anAchievement(), anAchievement(), anAchievement({ verified: true })],
    });
    expect(clubFigures(club)).toEqual({ activeMembers: 1, events: 2, budget: { spent: 50, allocated: 200 }, pendingReviews: 2 });
  });

  it('prefers the reported figures over the listed items', () => {
    const figures = { active_members: 40, events: 1200, pending_reviews: 7 };
    expect(clubFigures(aClub({ figures }))).toMatchObject({ activeMembers: 40, events: 1200, pendingReviews: 7 });
  });

  it.each([null, undefined, {}])('treats the budget %j as zero', (budget_info) => {
    expect(clubFigures(aClub({ unit: aUnit({ budget_info }) })).budget).toEqual({ spent: 0, allocated: 0 });
  });
});

describe('latestAchievement', () => {
  it('returns the achievement added last, not the one achieved last', () => {
    const older = anAchievement({ title: 'Older', created_at: '2026-01-01T00:00:00Z', date_achieved: '2025-12-31' });
    const newer = anAchievement({ title: 'Newer', created_at: '2026-02-01T00:00:00Z', date_achieved: '2024-01-01' });
    expect(latestAchievement([older, newer, anAchievement({ created_at: undefined })])?.title).toBe('Newer');
  });

  it('returns undefined without achievements', () => expect(latestAchievement([])).toBeUndefined());
});

it.each([
  ['STUDENT', '/home', 'Student Dashboard'],
  [undefined, '/home', 'Student Dashboard'],
  ['CLUB_COORDINATOR', '/club-dashboard', 'Club Dashboard'],
  ['GENSEC_SCITECH', '/gensec-tech', 'GenSec SciTech Dashboard'],
  ['GENSEC_ACADEMIC', '/gensec-acad', 'GenSec Academic Dashboard'],
  ['GENSEC_CULTURAL', '/gensec-cult', 'GenSec Cultural Dashboard'],
  ['GENSEC_SPORTS', '/gensec-sport', 'GenSec Sports Dashboard'],
  ['PRESIDENT', '/president-dashboard', 'President Dashboard'],
])('maps role %s to its own dashboard %s', (role, path, label) => expect(ownHome(role)).toEqual({ path, label }));

it.each(['JANITOR', 'GENSEC_ROBOTICS', 'toString'])('%s has no dashboard of its own', (role) => expect(ownHome(role)).toBeUndefined());
