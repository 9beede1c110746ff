import type { User } from '@quad/domain/accounts';
import { PEOPLE } from '@quad/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { prerenderedScreenFor } from './firstScreen.ts';

const { president, student, coordinator } = PEOPLE;

const callsOf = (address: string, user: User) => prerenderedScreenFor(address, user, '2026-11-22')?.calls ?? [];

describe('calls whose responses are embedded in a page', () => {
  it('are those of the first screen of the user', () => {
    expect(callsOf('/dashboard', president)).toEqual(['/api/dashboard/stats', '/api/analytics/president', '/api/events/latest']);
    expect(callsOf('/', president)).toEqual(callsOf('/dashboard', president));
    expect(callsOf('/home', student)).toEqual([
      '/api/dashboard/stats',
      `/api/achievements/${student._id}?order=newest&limit=1`,
      '/api/events/events?from=2026-11-22&limit=20',
    ]);
    expect(callsOf('/events', president)).toEqual(['/api/events/by-role/PRESIDENT?order=agenda&limit=100', '/api/events/units']);
    expect(callsOf('/events', coordinator)).toEqual([
      `/api/events/by-role/CLUB_COORDINATOR?${new URLSearchParams({ username: coordinator.username })}&order=agenda&limit=100`,
      '/api/events/units',
    ]);
  });

  it('are none when the user is redirected or the screen has no calls', () => {
    expect(callsOf('/login', { ...student, onboardingComplete: false })).toEqual([]);
    expect(callsOf('/dashboard', { ...student, email_proof: 'required' })).toEqual([]);
    expect(callsOf('/profile', student)).toEqual([]);
  });

  it('omit statistics for a role without any', () => {
    expect(callsOf('/dashboard', { ...student, role: 'JANITOR' })).toEqual(['/api/dashboard/stats', '/api/events/latest']);
  });
});
