import { SCREEN_ROUTES } from '@quad/domain/access';
import { DASHBOARD_SECTIONS, sectionPath } from '@quad/domain/dashboard';
import { describe, expect, it } from 'vitest';
import { readScreens, storyFiles } from './atlas.mjs';
import { readCoverage } from './clauses.mjs';
import { SCREENS } from './screens.mjs';
import { readStories } from './stories.mjs';

const stories = storyFiles().flatMap(readStories);
const screens = readScreens(stories);
const cells = screens.flatMap(({ name, rows }) =>
  rows.flatMap(({ role, cells }) => cells.map((cell) => ({ ...cell, place: `${name}, ${role}: ${cell.state}` }))),
);

function shown(name: string, role: string, state: string): string[] {
  const row = screens.find((screen) => screen.name === name)?.rows.find((each) => each.role === role);
  const cell = row?.cells.find((each) => each.state === state);
  return cell?.kind === 'own' ? cell.stories.map((story: { id: string }) => story.id) : [];
}

describe('the stories', () => {
  it('are read, those of every screen among them', () => {
    expect(stories.length).toBeGreaterThan(1_200);
    expect(new Set(stories.map(({ id }) => id)).size).toBe(stories.length);
  });

  it('say who is signed in, where they are and what the server answers', () => {
    const offline = stories.find(({ id }) => id === 'pages-events-requesting-a-room--offline');
    expect(offline).toMatchObject({
      path: '/events',
      scenario: 'coordinator',
      answers: [{ call: 'roomRequests.create', kind: 'offline' }],
    });
  });

  it('stand in the cell that a reader looks for them in', () => {
    expect(shown('Events', 'student', 'loading')).toEqual(['pages-calendar-eventscalendar--loading']);
    expect(shown('Events', 'coordinator', 'busy')).toEqual(['pages-events-requesting-a-room--submitting']);
    expect(shown('Events', 'president', 'refused')).toContain('pages-events-reviewing-requests--room-taken');
    expect(shown('Manage positions', 'president', 'many')).toEqual(['pages-positions-cosapage--many']);
    expect(shown('One event', 'student', 'long')).toEqual(['pages-events-eventpage--long-title']);
    // It opens over the screen at the address.
    expect(shown('Find anything', 'president', 'failed')).toEqual(['pages-search-finding-anything--failed']);
    expect(shown('Administration', 'administrator', 'many')).toEqual([
      'pages-administration-adminpeople--many',
      'pages-administration-adminpositions--many',
      'pages-administration-adminunits--many',
    ]);
    // The guard redirects.
    expect(shown('Not allowed', 'anybody', 'loaded')).toContain('pages-accounts-unauthorisedpage--sent-here');
  });
});

describe('the screens', () => {
  it('have every address of the portal, each once', () => {
    const addresses = SCREENS.flatMap(({ at }) => at);
    const known = [
      ...SCREEN_ROUTES.map(({ path }) => path).filter((path) => path !== '/dashboard/:section'),
      ...DASHBOARD_SECTIONS.map(sectionPath),
    ];
    expect(addresses.toSorted()).toEqual([...new Set(known)].toSorted());
  });

  it('have a story or a reason for every state', () => {
    expect(cells.length).toBeGreaterThan(600);
    expect(cells.filter(({ kind }) => kind === 'missing').map(({ place }) => place)).toEqual([]);
  });

  it('give no reason for a state that has a story', () => {
    const idle = SCREENS.flatMap(({ name, without = {}, parts = {}, shows = [] }) => {
      const own = cells.filter(({ place }) => place.startsWith(`${name}, `));
      const isFor = (key: string) => (place: string) => place.endsWith(`: ${key}`) || place === `${name}, ${key.replace(' ', ': ')}`;
      const unused = (keys: string[], wanted: string) =>
        keys.filter((key) => !own.some(({ place, kind }) => kind === wanted && isFor(key)(place))).map((key) => `${name}: ${key}`);
      const shown = own.flatMap(({ kind, stories }) => (kind === 'part' ? stories.map((story: { file: string }) => story.file) : []));
      const idleParts = shows.filter((folder) => !shown.some((file) => file.startsWith(`packages/ui/src/${folder}/`)));
      return [...unused(Object.keys(without), 'reason'), ...unused(Object.keys(parts), 'part'), ...idleParts];
    });
    expect(idle).toEqual([]);
  });
});

describe('the specification', () => {
  const clauses = readCoverage(stories);

  it('has a story or a test for every clause', () => {
    expect(clauses.length).toBeGreaterThan(90);
    expect(clauses.filter((clause) => clause.stories.length + clause.tests.length === 0).map(({ id }) => id)).toEqual([]);
  });

  it('finds the stories that show the texts of a clause, and the tests that try it', () => {
    const review = clauses.find(({ id }) => id === 'room-requests-decide');
    expect(review?.stories).toContain('pages-events-reviewing-requests--room-taken');
    expect(review?.tests).toContain('apps/server/src/features/room-requests/roomRequests.test.ts');
  });
});
