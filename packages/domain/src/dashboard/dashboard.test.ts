import { describe, expect, it } from 'vitest';
import { NAVIGATION_ICONS, navigationFor, sidebarFor } from './navigation.ts';
import { DASHBOARD_SECTIONS, isDashboardSection, sectionHeading, sectionPath } from './sections.ts';
import { STUDENT_QUICK_ACTIONS, STUDENT_SIDEBAR } from './studentHome.ts';

const GENSEC_LABELS = ['Home', 'Events', 'Endorsements', 'Feedback', 'PORs', 'Profile', 'Clubs'];
const STUDENT_LABELS = ['Home', 'Profile', 'Events', 'Feedback', 'Achieve', 'Skills', 'PORs'];

describe('dashboard sections', () => {
  it('are the nineteen sections of the shell, home first', () => {
    expect(DASHBOARD_SECTIONS).toEqual([
      'dashboard',
      'events',
      'skills',
      'por',
      'feedback',
      'organization',
      'achievements',
      'endorsement',
      'profile',
      'cosa',
      'manage-positions',
      'view-feedback',
      'add-event',
      'add-org-unit',
      'gensec-endorse',
      'endorse-achievements',
      'give-feedback',
      'add-achievements',
      'view-achievements',
    ]);
  });

  it.each([
    ['events', 'Upcoming Events', undefined],
    ['feedback', 'Feedbacks', undefined],
    ['organization', 'Organizational Units', 'Every Club, Committee, & Council within CoSA'],
    ['endorsement', 'Endorsement', "Endorse student's Achievements and skills"],
    ['dashboard', 'Home', undefined],
    ['nonsense', 'Home', undefined],
    ['toString', 'Home', undefined],
  ])('for %s show the heading %s', (section, title, subtitle) => {
    const heading = sectionHeading(section);
    expect(heading.title).toBe(title);
    if (subtitle) expect(heading.subtitle).toBe(subtitle);
  });

  it('have the path /dashboard for home and /dashboard/{section} for every other section', () => {
    const [home, ...others] = DASHBOARD_SECTIONS;
    expect([home, ...others].map(sectionPath)).toEqual(['/dashboard', ...others.map((section) => `/dashboard/${section}`)]);
  });
});

describe('navigation', () => {
  it.each([
    ['PRESIDENT', ['Home', 'PORs', 'Feedback', 'Events', 'Profile', 'Clubs']],
    ['GENSEC_SCITECH', GENSEC_LABELS],
    ['GENSEC_ACADEMIC', GENSEC_LABELS],
    ['GENSEC_CULTURAL', GENSEC_LABELS],
    ['GENSEC_SPORTS', GENSEC_LABELS],
    ['GENSEC_ROBOTICS', GENSEC_LABELS],
    ['CLUB_COORDINATOR', ['Home', 'PORs', 'Events', 'Feedback', 'Profile', 'Endorsements']],
    ['STUDENT', STUDENT_LABELS],
    ['JANITOR', STUDENT_LABELS],
    ['', STUDENT_LABELS],
    [undefined, STUDENT_LABELS],
    [null, STUDENT_LABELS],
  ])('for %s shows the items %j', (role, labels) => {
    expect(navigationFor(role).map((item) => item.label)).toEqual(labels);
    expect(sidebarFor(role).map((item) => item.label)).toEqual(labels.filter((label) => label !== 'Profile'));
  });

  it('links to existing sections with a known icon', () => {
    for (const role of ['PRESIDENT', 'GENSEC_SPORTS', 'CLUB_COORDINATOR', 'STUDENT']) {
      for (const item of navigationFor(role)) {
        expect(isDashboardSection(item.section)).toBe(true);
        expect(NAVIGATION_ICONS).toContain(item.icon);
      }
    }
  });

  it('starts with Home and ends with the organization section for the president', () => {
    expect(navigationFor('PRESIDENT')[0]?.section).toBe('dashboard');
    expect(navigationFor('PRESIDENT').at(-1)?.section).toBe('organization');
  });
});

describe('the student dashboard', () => {
  it('has the specified links', () => {
    expect(STUDENT_SIDEBAR.map((link) => link.path)).toEqual([
      '/profile',
      '/cosa',
      '/feedback',
      '/events',
      '/skills',
      '/manage-position',
      '/add-achievement',
      '/view-achievements',
      '/viewfeedback',
      '/logout',
    ]);
    expect(STUDENT_QUICK_ACTIONS.map((link) => link.path)).toEqual(['/add-achievement', '/add-position', '/feedback']);
  });
});
