import type { User } from '@quad/domain/accounts';
import { PEOPLE } from '@quad/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { prerenderedScreenFor } from './firstScreen.ts';

const { president, student, coordinator } = PEOPLE;

const callsOf = (address: string, user: User) => prerenderedScreenFor(address, user, '2026-11-22')?.calls ?? [];

describe('the calls whose answers a page arrives with', () => {
  it('are those of the screen that the person will see', () => {
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

  it('are none where the portal will ask for nothing, or for something else', () => {
    expect(callsOf('/login', { ...student, onboardingComplete: false })).toEqual([]);
    expect(callsOf('/dashboard', { ...student, email_proof: 'required' })).toEqual([]);
    expect(callsOf('/profile', student)).toEqual([]);
  });

  it('leave out the figures of a role that has none', () => {
    expect(callsOf('/dashboard', { ...student, role: 'JANITOR' })).toEqual(['/api/dashboard/stats', '/api/events/latest']);
  });
});
