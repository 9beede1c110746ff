import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../db/schema.ts';
import { seedDemo } from '../../db/seed/seedDemo.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { addEvent, addUnit } from '../events/testing/records.ts';
import type { Figure } from '../figures/figures.repo.ts';
import { countByHand } from '../figures/testing/countByHand.ts';
import { erase } from '../personal-data/accountErasure.service.ts';

let server: TestApp;
let counted: Figure[];
const cookies = new Map<string, Record<string, string>>();

beforeAll(async () => {
  server = await testApp();
  await seedDemo(server.context, server.connection.acrossInstitutes);
  counted = await countByHand(server.context.db, server.context.instituteId, server.context.clock());
});
afterAll(() => server.close());

/** Requests a URL as a demonstration account. */
async function get(mailbox: string, url: string, headers: Record<string, string> = {}) {
  if (!cookies.has(mailbox)) {
    const credentials = { email: `${mailbox}@${DEFAULT_INSTITUTE.domain}`, password: 'campus-demo-2026' };
    const response = await server.visitor().send('POST', '/auth/login', credentials);
    expect(response.statusCode, mailbox).toBe(200);
    cookies.set(mailbox, Object.fromEntries(response.cookies.map(({ name, value }) => [name, value])));
  }
  return server.app.inject({ method: 'GET', url, cookies: cookies.get(mailbox) ?? {}, headers });
}

function byHand(name: string, matches: (figure: Figure) => boolean = () => true): number {
  return counted.filter((figure) => figure.name === name && matches(figure)).reduce((sum, { amount }) => sum + amount, 0);
}

const ofCategory = (category: string, key?: string) => (figure: Figure) =>
  figure.scope === `category ${category}` && (key ?? figure.key) === figure.key;
const ofAnyCategory = (key: string) => (figure: Figure) => figure.scope.startsWith('category ') && figure.key === key;

describe('analytics (D1)', () => {
  it('return figures to the president that match an independent count', async () => {
    const { summary, involvement } = (await get('president', '/api/analytics/president')).json();
    expect(summary.userAnalytics.totalUsers).toBe(byHand('users'));
    expect(summary.eventAnalytics.totalCompleted).toBe(byHand('events', ofAnyCategory('completed')));
    expect(summary.eventAnalytics.totalCompleted).toBeGreaterThan(10);
    expect(summary.porAnalytics.totalAchievements).toBe(byHand('achievements'));
    expect(summary.porAnalytics.activePORs).toBe(byHand('active-holdings'));
    expect(involvement.participationTrends).toHaveLength(12);
    expect(involvement.participationTrends.at(-1)._id).toEqual({ year: 2026, month: 11 });
    const trend: { _id: { year: number; month: number }; uniqueParticipants: number }[] = involvement.participationTrends;
    for (const { _id, uniqueParticipants } of trend) {
      const month = `${_id.year}-${String(_id.month).padStart(2, '0')}`;
      const expected = byHand('participants-by-month', ({ scope, key }) => scope === 'institute' && key === month);
      expect(uniqueParticipants, month).toBe(expected);
    }
    expect(trend.reduce((sum, { uniqueParticipants }) => sum + uniqueParticipants, 0)).toBeGreaterThan(100);
    expect(involvement.topClubs.length).toBeLessThanOrEqual(5);
    const list = (await get('president', '/api/events/by-role/PRESIDENT')).json();
    expect(summary.eventAnalytics.upcomingEvents).toBe(list.filter(({ status }: { status: string }) => status === 'planned').length);
    const categories = summary.eventAnalytics.eventCategories.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
    expect(categories).toBe(list.length);
  });

  it('return figures to a general secretary that match the event list of the category', async () => {
    const analytics = (await get('scitech', '/api/analytics/gensec')).json();
    expect(analytics.domain).toBe('scitech');
    expect(analytics.atAGlance.totalParticipation).toBe(byHand('participation', ofCategory('technical')));
    const list: { status: string; title: string; participants_count: number }[] = (
      await get('scitech', '/api/events/by-role/GENSEC_SCITECH')
    ).json();
    for (const { _id, count } of analytics.trends.eventPipeline) {
      expect(count, _id).toBe(list.filter(({ status }) => status === _id).length);
    }
    const most = Math.max(...list.filter(({ status }) => status === 'completed').map(({ participants_count }) => participants_count));
    expect(analytics.engagement.topEventsByParticipation[0].participantCount).toBe(most);
  });

  it('return figures to a coordinator that match the event list of the club', async () => {
    const analytics = (await get('robotics', '/api/analytics/club-coordinator')).json();
    const list: { status: string }[] = (
      await get('robotics', `/api/events/by-role/CLUB_COORDINATOR?username=robotics@${DEFAULT_INSTITUTE.domain}`)
    ).json();
    expect(analytics.clubName).toBe('Robotics Club');
    expect(analytics.atAGlance.coreStats.allTime.totalEvents).toBe(list.length);
    expect(analytics.atAGlance.coreStats.currentTenure.totalEvents).toBeLessThanOrEqual(list.length);
    const { allocated, spent, remaining } = analytics.atAGlance.budget;
    expect(remaining).toBe(allocated - spent);
    const dates = analytics.eventPerformance.participantsPerEvent.map(({ date }: { date: string }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('return consistent scores of their own records to a student', async () => {
    const { analytics } = (await get('student', '/api/analytics/student')).json();
    const { positions, organized, participated } = analytics.engagement.breakdown;
    expect([positions.score, organized.score, participated.score]).toEqual([positions.count * 10, organized.count * 5, participated.count]);
    expect(analytics.engagement.totalScore).toBe(positions.score + organized.score + participated.score);
    const attended = analytics.eventPreferences.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
    expect(attended).toBe(participated.count);
    expect(attended).toBeGreaterThan(0);
  });

  it.each([
    ['student', '/api/analytics/president'],
    ['president', '/api/analytics/gensec'],
    ['scitech', '/api/analytics/club-coordinator'],
    ['robotics', '/api/analytics/student'],
  ])('deny the %s access to %s', async (mailbox, url) => expect((await get(mailbox, url)).statusCode).toBe(403));

  it('do not count erased users for the president', async () => {
    const campus = await testApp();
    const president = await campus.signIn({ role: 'PRESIDENT' });
    const [left] = [await campus.addUser(), await campus.addUser()];
    const { db, instituteId } = campus.context;
    await db.update(users).set({ program: 'B.Tech', branch: 'Physics', batchYear: '2024' }).where(eq(users.instituteId, instituteId));
    const people = async () => (await president.get('/api/analytics/president')).json().summary.userAnalytics;
    const of = (name: string, count: number) => [{ _id: name, count }];
    const figures = (count: number) => ({
      totalUsers: count,
      userStatus: [{ status: 'active', count }],
      demographics: { byProgram: of('B.Tech', count), byBranch: of('Physics', count), byBatchYear: of('2024', count) },
    });
    expect(await people()).toEqual(figures(3));
    await erase(campus.context, left.id);
    expect(await people()).toEqual(figures(2));
    await campus.close();
  });

  it('are complete for a general secretary without units', async () => {
    const empty = await testApp();
    const visitor = await empty.signIn({ role: 'GENSEC_SPORTS' });
    const response = await visitor.get('/api/analytics/gensec');
    expect(response.json()).toMatchObject({
      domain: 'sports',
      atAGlance: { totalClubs: 0, totalEventsCompleted: 0, totalParticipation: 0 },
      budgetManagement: { overall: { totalAllocated: 0, totalSpent: 0 }, clubWise: [] },
      engagement: { topClubsByParticipation: [], topClubsByActivity: [], topEventsByParticipation: [] },
    });
    expect(response.json().trends.participationOverTime).toHaveLength(12);
    expect(response.json().trends.eventPipeline.map(({ count }: { count: number }) => count)).toEqual([0, 0, 0, 0]);
    await empty.close();
  });

  it.each([
    [undefined, 2],
    [7, 1],
    [12, 3],
  ])('count the events of a tenure that begins in month %s', async (yearStartsIn, expected) => {
    const institute = { ...DEFAULT_INSTITUTE, yearStartsIn };
    const own = await testApp({ config: { institute } });
    const unit = await addUnit(own.context, { contactEmail: 'robotics@campus.example' });
    const coordinator = await own.signIn({ role: 'CLUB_COORDINATOR', email: 'robotics@campus.example' });
    for (const startsAt of ['2026-02-10', '2026-05-10', '2026-08-10'])
      await addEvent(own.context, { unitId: unit.id, startsAt: new Date(`${startsAt}T09:00:00.000Z`) });
    await own.runPeriodicWork();
    const analytics = (await coordinator.get('/api/analytics/club-coordinator')).json();
    expect(analytics.atAGlance.coreStats.currentTenure.totalEvents).toBe(expected);
    await own.close();
  });

  it('return NO_UNIT to a coordinator without a unit', async () => {
    const visitor = await server.signIn({ role: 'CLUB_COORDINATOR' });
    expect((await visitor.get('/api/analytics/club-coordinator')).json()).toMatchObject({ code: 'NO_UNIT' });
    expect((await visitor.get('/api/dashboard/stats')).json()).toMatchObject({ code: 'NO_UNIT' });
  });
});

describe('quick stats (D1)', () => {
  it('contain the figures of the role', async () => {
    const keys = async (mailbox: string) => Object.keys((await get(mailbox, '/api/dashboard/stats')).json()).sort();
    expect(await keys('student')).toEqual(['totalAchievements', 'totalFeedbacksGiven', 'totalPORs', 'totalSkills']);
    expect(await keys('robotics')).toEqual(['budget', 'pendingReviews', 'totalActiveMembers', 'totalEvents']);
    expect(await keys('president')).toEqual(['budget', 'pendingRoomRequests', 'totalOrgUnits']);
    expect(await keys('cultural')).toEqual([
      'budget',
      'parentOfClubs',
      'pendingAchievementEndorsement',
      'pendingSkillsEndorsement',
      'pendingUserSkillsEndorsement',
    ]);
  });

  it('count pending room requests, not events with pending room requests', async () => {
    const { pendingRoomRequests } = (await get('president', '/api/dashboard/stats')).json();
    const list: { room_requests: { status: string }[] }[] = (await get('president', '/api/events/by-role/PRESIDENT')).json();
    const pending = list.flatMap(({ room_requests }) => room_requests).filter(({ status }) => status === 'Pending');
    expect(pendingRoomRequests).toBe(pending.length);
    expect(pending.length).toBeGreaterThan(0);
  });
});

describe("the president's dashboard (D2)", () => {
  it('lists at most ten recent activities, newest first', async () => {
    const list: { type: string; description: string; timestamp: string }[] = (await get('president', '/api/activities/recent')).json();
    expect(list.length).toBeGreaterThan(3);
    expect(list.length).toBeLessThanOrEqual(10);
    const times = list.map(({ timestamp }) => timestamp);
    expect(times).toEqual([...times].sort().reverse());
  });

  it.each(['/counters', ''])('returns lists under the prefix "%s" that match the dashboard counts', async (prefix) => {
    const lengthOf = async (path: string) => {
      // The Accept header of a plain fetch.
      const response = await get('president', `${prefix}${path}`, { accept: '*/*' });
      expect([response.statusCode, response.headers['content-type']], path).toEqual([200, 'application/json; charset=utf-8']);
      return response.json().length;
    };
    const { pendingRoomRequests } = (await get('president', '/api/dashboard/stats')).json();
    expect(await lengthOf('/room/requests?status=pending')).toBe(pendingRoomRequests);
    expect(await lengthOf('/room/requests')).toBe(byHand('room-requests'));
    expect(await lengthOf('/room/requests?status=nonsense')).toBe(0);
    const all: { status: string; schedule: { start: string | null } }[] = (await get('president', '/api/events/by-role/PRESIDENT')).json();
    const now = server.context.clock().toISOString();
    const ahead = all.filter(({ status, schedule: { start } }) => status !== 'cancelled' && start !== null && start > now);
    expect(await lengthOf('/events')).toBe(ahead.length);
    expect(ahead.length).toBeGreaterThan(0);
    expect(ahead.length).toBeLessThan(all.length);
    expect(await lengthOf('/tenure')).toBe((await get('president', '/api/positions/get-all-position-holder')).json().length);
  });

  it('is accessible to the president only', async () => {
    for (const path of ['/api/activities/recent', '/counters/events', '/counters/room/requests', '/counters/tenure']) {
      expect((await get('scitech', path)).statusCode, path).toBe(403);
      expect((await server.visitor().get(path)).statusCode, path).toBe(401);
    }
  });

  it('returns JSON at /events to API calls, but not to a browser navigation', async () => {
    for (const headers of [{ accept: 'application/json' }, { accept: '*/*' }, {}] as Record<string, string>[]) {
      const asCall = await get('president', '/events', headers);
      expect([asCall.statusCode, asCall.headers.vary], JSON.stringify(headers)).toEqual([200, expect.stringContaining('Accept')]);
    }
    // No portal is built in this test, so a browser gets a 404.
    const asPage = await get('president', '/events', { accept: 'text/html,application/xhtml+xml,application/json;q=0.9' });
    expect(asPage.statusCode).toBe(404);
  });
});

describe('club data (U3)', () => {
  const address = (mailbox: string) => `/api/orgUnit/clubData/${mailbox}@${DEFAULT_INSTITUTE.domain}`;

  it('contains everything on the club dashboard, whatever the case of the email address', async () => {
    const data = (await get('robotics', address('Robotics'))).json();
    expect(data.unit.name).toBe('Robotics Club');
    expect(data.unit.budget_info.allocated_budget).toBeGreaterThan(0);
    expect(data.events.length).toBeGreaterThan(2);
    expect(data.positions.length).toBeGreaterThan(0);
    expect(data.positionHolders.length).toBeGreaterThan(0);
    expect(data.achievements.every(({ verified, type }: { verified: boolean; type: string }) => !verified && type === 'technical')).toBe(
      true,
    );
    expect(data.feedbacks.length).toBeGreaterThan(0);
    for (const feedback of data.feedbacks) expect('feedback_by' in feedback && feedback.is_anonymous).toBe(false);
  });

  it.each([
    ['robotics', 'music', 403],
    ['scitech', 'robotics', 200],
    ['cultural', 'robotics', 403],
    ['president', 'robotics', 200],
    ['student', 'robotics', 403],
  ])('returns to %s, for the club %s, the status %i', async (mailbox, club, status) => {
    expect((await get(mailbox, address(club))).statusCode).toBe(status);
  });

  it('limits each list to the most recent items and returns the total counts', async () => {
    const whole = (await get('robotics', address('robotics'))).json();
    const some = (await get('robotics', `${address('robotics')}?limit=2`)).json();
    const idsOf = (items: { _id: string }[]) => items.map(({ _id }) => _id);
    for (const list of ['events', 'positions', 'positionHolders', 'achievements', 'feedbacks']) {
      expect(some[list].length, list).toBe(Math.min(2, whole[list].length));
      expect(idsOf(whole[list]), list).toEqual(expect.arrayContaining(idsOf(some[list])));
    }
    const changed = whole.events.map(({ updated_at }: { updated_at: string }) => updated_at).toSorted();
    expect(some.events.map(({ updated_at }: { updated_at: string }) => updated_at).toSorted()).toEqual(changed.slice(-2));
    expect(idsOf(some.achievements)).toEqual(idsOf(whole.achievements).slice(-2));
    const active = whole.positionHolders.filter(({ status }: { status: string }) => status === 'active');
    const figures = { active_members: active.length, events: whole.events.length, pending_reviews: whole.achievements.length };
    expect([whole.figures, some.figures]).toEqual([figures, figures]);
  });

  it.each(['0', '1001', 'all'])('rejects a limit of %s', async (limit) => {
    expect((await get('robotics', `${address('robotics')}?limit=${limit}`)).statusCode).toBe(400);
  });

  it('returns NOT_FOUND for an email address of no unit', async () => {
    expect((await get('president', address('student'))).json()).toMatchObject({ code: 'NOT_FOUND', message: 'No club data found' });
  });
});
