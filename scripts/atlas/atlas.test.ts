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

describe('story index', () => {
  it('has more than 1,200 stories, from every story file, with unique ids', () => {
    expect(stories.length).toBeGreaterThan(1_200);
    expect([...new Set(stories.map(({ file }) => file))]).toEqual(storyFiles());
    const ids = stories.map(({ id }) => id).sort();
    expect(ids.filter((id, index) => id === ids[index - 1])).toEqual([]);
  });

  it('reads the path, the user and the API answers of a story', () => {
    const offline = stories.find(({ id }) => id === 'pages-profile-profilepage--offline');
    expect(offline).toMatchObject({
      path: '/profile',
      scenario: 'student',
      answers: [{ call: 'profile.update', kind: 'offline' }],
    });
  });

  it('places stories in the cell of their screen, role and state', () => {
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

describe('screen list', () => {
  it('has every address of the portal once', () => {
    const addresses = SCREENS.flatMap(({ at }) => at);
    const known = [
      ...SCREEN_ROUTES.map(({ path }) => path).filter((path) => path !== '/dashboard/:section'),
      ...DASHBOARD_SECTIONS.map(sectionPath),
    ];
    expect(addresses.toSorted()).toEqual([...new Set(known)].toSorted());
  });

  it('has a story or a reason for every state', () => {
    expect(cells.length).toBeGreaterThan(600);
    expect(cells.filter(({ kind }) => kind === 'missing').map(({ place }) => place)).toEqual([]);
  });

  it('has no unused reasons, parts or story folders', () => {
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

describe('specification coverage', () => {
  const clauses = readCoverage(stories);

  it('has a story or a test for every clause', () => {
    expect(clauses.length).toBeGreaterThan(90);
    expect(clauses.filter((clause) => clause.stories.length + clause.tests.length === 0).map(({ id }) => id)).toEqual([]);
  });

  it('finds the stories and tests of a clause', () => {
    const review = clauses.find(({ id }) => id === 'room-requests-decide');
    expect(review?.stories).toContain('pages-events-reviewing-requests--room-taken');
    expect(review?.tests).toContain('apps/server/src/features/room-requests/roomRequests.test.ts');
  });
});
