// Reads screens by roles and states from the stories that show them.
import path from 'node:path';
import { CONTRACT } from '@quad/api-client/contract';
import { decideRoute, findScreen } from '@quad/domain/access';
import { PEOPLE } from '@quad/domain/fixtures';
import { findFiles } from '../files.mjs';
import { SCREENS } from './screens.mjs';
import { failureOf, STATES, stateOf } from './states.mjs';

/** The rows of a screen, by who may see it. */
const ROLES = { STUDENT: 'student', CLUB_COORDINATOR: 'coordinator', PRESIDENT: 'president' };
const EVERY_ROLE = ['student', 'coordinator', 'GenSec', 'president'];

/** The user whom a scenario of the mocks signs in. */
const SIGNED_IN = {
  student: PEOPLE.student,
  notOnboarded: PEOPLE.newcomer,
  coordinator: PEOPLE.coordinator,
  scitech: PEOPLE.scitech,
  academic: PEOPLE.academic,
  cultural: PEOPLE.cultural,
  sports: PEOPLE.sports,
  president: PEOPLE.president,
};

function roleOf(role) {
  return ROLES[role] ?? 'GenSec';
}

function rolesFor(who) {
  if (typeof who !== 'string') return [...new Set(who.map(roleOf))];
  return { 'signed-in': EVERY_ROLE, guest: ['nobody'], anyone: ['anybody'], administrator: ['administrator'] }[who] ?? ['newcomer'];
}

/** The path that a user ends up at after guards and redirects. */
function destination(path, user) {
  const session = user ? { status: 'signed-in', user } : { status: 'signed-out' };
  for (let at = path, steps = 0; steps < 5; steps += 1) {
    const decision = decideRoute({ path: at, session });
    if (decision.kind !== 'redirect') return at;
    at = decision.to;
  }
  return path;
}

/** The screen at an address: a section of the dashboard, or a route of the portal. */
function screenAt(address) {
  return SCREENS.find(({ at }) => at.includes(address)) ?? SCREENS.find(({ at }) => at.includes(findScreen(address)?.path));
}

/** The screen and row that a story ends on; undefined if it shows no screen of its own. */
function placeOf({ path, scenario, title }) {
  if (!path || !scenario) return undefined;
  const user = SIGNED_IN[scenario];
  const above = SCREENS.find(({ over }) => over && title.startsWith(over));
  const screen = above ?? screenAt(user || scenario === 'signedOut' ? destination(path, user) : path);
  if (!screen) return undefined;
  const roles = rolesOf(screen);
  const own = user && user !== PEOPLE.newcomer ? roleOf(user.role) : undefined;
  const role = roles.length === 1 && !EVERY_ROLE.includes(roles[0]) ? roles[0] : own;
  return roles.includes(role) ? { screen, role } : { screen, role: 'somebody else' };
}

function rolesOf({ at, over }) {
  return over ? EVERY_ROLE : [...new Set(at.slice(0, 1).flatMap((address) => rolesFor(findScreen(address)?.who ?? 'signed-in')))];
}

function isRead(call) {
  const [group, name] = call.split('.');
  const found = CONTRACT[group]?.[name];
  if (!found) throw new Error(`The contract has no call ${call}.`);
  return found.method === 'GET';
}

/** All story files, relative to the root. */
export function storyFiles() {
  return findFiles('{packages/ui,apps/portal}/src/**/*.stories.tsx');
}

/** The first story of the part `features/events/EventCard` that is the wanted one. */
function storyOfPart(folder, stories, isWanted) {
  const name = path.posix.basename(folder);
  const found = stories.find((story) => story.file === `packages/ui/src/${folder}/${name}.stories.tsx` && isWanted(story));
  return found && { ...found, part: name };
}

/** The story of a part that a screen names for a state, or the first of its parts that shows the state. */
function partOf({ parts = {}, shows = [], without }, { key, state }, stories) {
  const named = parts[key] ?? parts[state];
  if (!named) {
    if (without?.[state]) return undefined;
    return shows.map((folder) => storyOfPart(folder, stories, (story) => stateOf(story, isRead) === state)).find(Boolean);
  }
  const found = storyOfPart(path.posix.dirname(named), stories, ({ exported }) => exported === path.posix.basename(named));
  if (!found) throw new Error(`There is no story ${named}.`);
  return found;
}

/** What shows a state to a role, best first: its own stories, those of another role, those of a part; otherwise why there is none. */
function cellOf({ screen, role, state, own, all }, stories) {
  if (own.length > 0) return { state, kind: 'own', stories: own };
  const key = `${role} ${state}`;
  const reason = screen.without?.[key];
  if (reason) return { state, kind: 'reason', reason, stories: [] };
  const sameForRoles =
    screen.isSameForRoles || state !== 'loaded'
      ? all.filter((story) => story.state === state && EVERY_ROLE.includes(story.place.role))
      : [];
  if (sameForRoles.length > 0) return { state, kind: 'same', stories: sameForRoles };
  const part = partOf(screen, { key, state }, stories);
  if (part) return { state, kind: 'part', stories: [part] };
  return screen.without?.[state]
    ? { state, kind: 'reason', reason: screen.without[state], stories: [] }
    : { state, kind: 'missing', stories: [] };
}

/** @returns the screens with a row for each role and a cell for each state */
export function readScreens(stories) {
  const placed = stories
    .filter(({ title }) => title.startsWith('Pages/'))
    .map((story) => ({ ...story, place: placeOf(story), state: stateOf(story, isRead), failure: failureOf(story) }));
  return SCREENS.map((screen) => {
    const all = placed.filter(({ place }) => place?.screen === screen);
    const others = all.some(({ place }) => place.role === 'somebody else');
    const rows = rolesOf(screen).map((role) => ({
      role,
      cells: Object.keys(STATES).map((state) =>
        cellOf({ screen, role, state, all, own: all.filter((story) => story.place.role === role && story.state === state) }, stories),
      ),
    }));
    return { ...screen, rows, others: others ? all.filter(({ place }) => place.role === 'somebody else') : [] };
  });
}
