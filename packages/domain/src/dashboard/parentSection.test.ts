import { describe, expect, it } from 'vitest';
import { sidebarFor } from './navigation.ts';
import { parentSection } from './parentSection.ts';
import { DASHBOARD_SECTIONS } from './sections.ts';

describe('current navigation item', () => {
  it.each([
    ['dashboard', 'dashboard'],
    ['events', 'events'],
    ['add-event', 'events'],
    ['skills', 'skills'],
    ['por', 'por'],
    ['manage-positions', 'por'],
    ['cosa', 'por'],
    ['feedback', 'feedback'],
    ['give-feedback', 'feedback'],
    ['view-feedback', 'feedback'],
    ['organization', 'organization'],
    ['add-org-unit', 'organization'],
    ['achievements', 'achievements'],
    ['add-achievements', 'achievements'],
    ['view-achievements', 'achievements'],
    ['endorsement', 'endorsement'],
    ['gensec-endorse', 'endorsement'],
    ['endorse-achievements', 'endorsement'],
    ['profile', 'profile'],
  ] as const)('at section %s is %s', (section, current) => {
    expect(parentSection(section)).toBe(current);
  });

  it.each([
    ['PRESIDENT', ['skills', 'achievements', 'endorsement', 'profile']],
    ['GENSEC_SPORTS', ['skills', 'achievements', 'profile']],
    ['CLUB_COORDINATOR', ['skills', 'organization', 'achievements', 'profile']],
    ['STUDENT', ['organization', 'endorsement', 'profile']],
  ])('is in the sidebar of %s except at %j', (role, elsewhere) => {
    const sidebar: string[] = sidebarFor(role).map((item) => item.section);
    const missing = DASHBOARD_SECTIONS.map(parentSection).filter((section) => !sidebar.includes(section));
    expect([...new Set(missing)]).toEqual(elsewhere);
  });
});
