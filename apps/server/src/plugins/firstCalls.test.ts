import { PEOPLE } from '@quad/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { firstCalls } from './firstCalls.ts';

const { president, student, coordinator } = PEOPLE;

describe('the calls that a page begins', () => {
  it('are those of the screen that the person will see', () => {
    expect(firstCalls('/dashboard', president)).toEqual(['/api/dashboard/stats', '/api/analytics/president', '/api/events/latest']);
    expect(firstCalls('/', president)).toEqual(firstCalls('/dashboard', president));
    expect(firstCalls('/home', student)).toEqual(['/api/dashboard/stats', `/api/achievements/${student._id}`]);
    expect(firstCalls('/events', president)).toEqual(['/api/events/by-role/PRESIDENT']);
    expect(firstCalls('/events', coordinator)).toEqual([
      `/api/events/by-role/CLUB_COORDINATOR?${new URLSearchParams({ username: coordinator.username })}`,
    ]);
  });

  it('are none where the portal will ask for nothing, or for something else', () => {
    expect(firstCalls('/login', { ...student, onboardingComplete: false })).toEqual([]);
    expect(firstCalls('/dashboard', { ...student, email_proof: 'required' })).toEqual([]);
    expect(firstCalls('/profile', student)).toEqual([]);
  });

  it('leave out the figures of a role that has none', () => {
    expect(firstCalls('/dashboard', { ...student, role: 'JANITOR' })).toEqual(['/api/dashboard/stats', '/api/events/latest']);
  });
});
