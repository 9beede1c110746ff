import { POLICY } from '@quad/domain/access';
import { describe, expect, it } from 'vitest';
import { ALL_CALLS, callKey, successOf } from './index.ts';

/** Rows of the policy that are the server's own, and its second address for the counters. */
const SERVERS_OWN = [
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /docs',
  'GET /counters/room/requests',
  'GET /counters/events',
  'GET /counters/tenure',
];

describe('the contract', () => {
  it('states every call of both documents once, the two of the own sessions, the three that prove a mailbox, the seven of registering for events, the five of checking in, the seven of calendars, and the three of following units', () => {
    expect(ALL_CALLS.map(callKey).toSorted()).toEqual([
      'DELETE /api/calendar/feeds/{feedId}',
      'DELETE /api/events/{eventId}/registration',
      'DELETE /api/orgUnit/{unitId}/following',
      'DELETE /auth/sessions/{id}',
      'DELETE /profile/photo-delete',
      'GET /api/achievements/unendorsed/{skillType}',
      'GET /api/achievements/{userId}',
      'GET /api/activities/recent',
      'GET /api/analytics/club-coordinator',
      'GET /api/analytics/gensec',
      'GET /api/analytics/president',
      'GET /api/analytics/student',
      'GET /api/calendar/events',
      'GET /api/calendar/feeds',
      'GET /api/calendar/mine',
      'GET /api/calendar/subscriptions/{token}/calendar.ics',
      'GET /api/check-in/{token}',
      'GET /api/dashboard/stats',
      'GET /api/events/by-role/{role}',
      'GET /api/events/events',
      'GET /api/events/latest',
      'GET /api/events/units',
      'GET /api/events/users',
      'GET /api/events/{eventId}/calendar.ics',
      'GET /api/events/{eventId}/check-in-code',
      'GET /api/events/{eventId}/check-ins',
      'GET /api/events/{eventId}/registration',
      'GET /api/events/{eventId}/registrations',
      'GET /api/events/{id}',
      'GET /api/feedback/get-targetid',
      'GET /api/feedback/view-feedback',
      'GET /api/feedback/{userId}',
      'GET /api/orgUnit/clubData/{username}',
      'GET /api/orgUnit/followed',
      'GET /api/orgUnit/organizational-units',
      'GET /api/positions/get-all',
      'GET /api/positions/get-all-position-holder',
      'GET /api/positions/{userId}',
      'GET /api/skills/get-skills',
      'GET /api/skills/unendorsed/{skillType}',
      'GET /api/skills/user-skills/unendorsed/{skillType}',
      'GET /api/skills/user-skills/{userId}',
      'GET /auth/fetchAuth',
      'GET /auth/google',
      'GET /auth/google/verify',
      'GET /auth/reset-password/{id}/{resetToken}',
      'GET /auth/sessions',
      'GET /auth/verify-email/{id}/{token}',
      'GET /events',
      'GET /room/requests',
      'GET /tenure',
      'PATCH /api/achievements/verify/{id}',
      'PATCH /api/events/room-requests/{requestId}/status',
      'POST /api/achievements/add',
      'POST /api/events/create',
      'POST /api/events/{eventId}/check-ins',
      'POST /api/events/{eventId}/check-ins/{userId}/undo',
      'POST /api/events/{eventId}/registration',
      'POST /api/events/{eventId}/registrations',
      'POST /api/events/{eventId}/registrations/mail',
      'POST /api/events/{eventId}/registrations/{userId}/removal',
      'POST /api/events/{eventId}/room-requests',
      'POST /api/feedback/add',
      'POST /api/orgUnit/create',
      'POST /api/positions/add-position',
      'POST /api/positions/add-position-holder',
      'POST /api/skills/create-skill',
      'POST /api/skills/create-user-skill',
      'POST /api/skills/endorse/{skillId}',
      'POST /api/skills/user-skills/endorse/{id}',
      'POST /auth/forgot-password',
      'POST /auth/login',
      'POST /auth/logout',
      'POST /auth/register',
      'POST /auth/reset-password/{id}/{resetToken}',
      'POST /auth/verify-email',
      'POST /auth/verify-email/{id}/{token}',
      'POST /onboarding',
      'POST /profile/photo-update',
      'PUT /api/calendar/feeds',
      'PUT /api/events/{id}',
      'PUT /api/feedback/mark-resolved/{feedbackId}',
      'PUT /api/orgUnit/{unitId}/following',
      'PUT /profile/updateStudentProfile',
    ]);
  });

  it('has a call for every row of the policy, and a row for every call', () => {
    const rows = Object.keys(POLICY).filter((key) => !SERVERS_OWN.includes(key));
    expect(rows.toSorted()).toEqual(ALL_CALLS.map(callKey).toSorted());
  });

  it.each(ALL_CALLS.map((call) => [callKey(call), call] as const))('%s names exactly the parameters of its path', (_, call) => {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(call.params.entries)).toEqual(inPath);
  });

  it.each(ALL_CALLS.map((call) => [callKey(call), call] as const))('%s states one success and has a line of documentation', (_, call) => {
    expect(Object.keys(call.answers).filter((status) => Number(status) < 400)).toEqual([String(successOf(call).status)]);
    expect(call.summary).toMatch(/^\S.*\.$/);
  });
});
