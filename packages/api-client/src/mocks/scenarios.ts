import { isGensec, roleOrStudent } from '@quad/domain/access';
import type { User } from '@quad/domain/accounts';
import { type Achievement, matchesAchievementFilters } from '@quad/domain/achievements';
import { isInRange } from '@quad/domain/calendar';
import { knownSkillType } from '@quad/domain/endorsements';
import {
  EVENT_ORDERS,
  type Event,
  type EventFilters,
  type EventOrder,
  eventAsSeenBy,
  isEventListed,
  latestUpdates,
  matchesEventFilters,
  orderEvents,
  upcomingEvents,
} from '@quad/domain/events';
import { feedbackAsSeenBy, filterFeedback } from '@quad/domain/feedback';
import { isFound } from '@quad/domain/fields';
import {
  aClub,
  coordinatorStats,
  FIXED_NOW,
  gensecStats,
  inboxCounts,
  inboxItems,
  manyRegistrations,
  manyUsers,
  ownCalendarEvents,
  PEOPLE,
  presidentStats,
  searchableThings,
  studentStats,
  toCalendarEvent,
  UNITS,
  userChoice,
} from '@quad/domain/fixtures';
import { type InboxItem, inboxScope } from '@quad/domain/inbox';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import type { UnitCategory } from '@quad/domain/org-units';
import {
  matchesHolderFilters,
  matchesPositionFilters,
  type PositionHolder,
  seesPositionHolder,
  seesPositionsOf,
} from '@quad/domain/positions';
import { clashesWith } from '@quad/domain/room-requests';
import { SEARCH_KINDS, sharedHits } from '@quad/domain/search';
import { matchesUserSkillFilters, type SkillType } from '@quad/domain/skills';
import type { HttpHandler } from 'msw';
import {
  ALL_CALLS,
  accounts,
  achievements,
  calendar,
  counters,
  dashboard,
  events,
  feedback,
  inbox,
  orgUnits,
  positions,
  registrations,
  search,
  skills,
} from '../contract/index.ts';
import { exampleOf } from './examples.ts';
import { mock } from './mock.ts';
import { MockRefusal } from './mockedRequest.ts';
import { type Campus, ordinaryDay } from './ordinaryDay.ts';

/** Overrides of the ordinary day's data. */
export type ScenarioOptions = Partial<Campus>;

interface Reader {
  readonly user: User;
  readonly role: ReturnType<typeof roleOrStudent>;
  /** The unit whose contact is the person. */
  readonly unit: { id: string; category: UnitCategory } | undefined;
}

function readerOf(user: User, { units }: Campus): Reader {
  const own = units.find(({ contact_info }) => contact_info.email === user.username);
  return { user, role: roleOrStudent(user.role), unit: own && { id: own._id, category: own.category as UnitCategory } };
}

type Owned = Pick<PositionHolder, 'user_id'>;

function ownerOf({ user_id }: Owned): string {
  return typeof user_id === 'string' ? user_id : (user_id?._id ?? '');
}

function eventHandlers({ user, role, unit }: Reader, { events: all, units }: Campus): HttpHandler[] {
  const unitOf = ({ organizing_unit_id }: Event) => {
    const found = units.find(({ _id }) => _id === organizing_unit_id?._id);
    return found && { id: found._id, category: found.category as UnitCategory };
  };
  const isListed = (event: Event) => isEventListed({ role, unitId: unit?.id, event: { ...event, unitId: event.organizing_unit_id?._id } });
  const seen = (event: Event) => eventAsSeenBy(event, { userId: user._id, role, unit }, unitOf(event));
  const { timeZone } = DEFAULT_INSTITUTE;
  const listOf = (events: readonly Event[], { order = EVENT_ORDERS[0], ...filters }: EventFilters & { order?: EventOrder | undefined }) =>
    orderEvents(
      events.filter((event) => matchesEventFilters(event, filters, timeZone)),
      order,
      FIXED_NOW,
    ).map(seen);
  const missing = new MockRefusal(404, 'This event does not exist.', 'NOT_FOUND');
  return [
    mock(events.latest).ok(() => latestUpdates([...all], timeZone)),
    mock(events.all).ok(({ query: { clashing, ...query } }) => {
      const asking = all.find(({ _id }) => _id === clashing);
      const events = clashing === undefined ? all : all.filter((event) => asking && clashesWith(event, asking, DEFAULT_INSTITUTE));
      return listOf(events, query);
    }),
    mock(events.byRole).ok(({ query }) => listOf(all.filter(isListed), query)),
    mock(events.byId).ok(({ params }) => all.map(seen).find(({ _id }) => _id === params.id) ?? missing),
    mock(calendar.events).ok(({ query: { from = '', to = '', ...filters } }) =>
      all
        .filter((event) => (role === 'STUDENT' || isListed(event)) && matchesEventFilters(event, filters, timeZone))
        .map(toCalendarEvent)
        .filter((event) => isInRange(event, { from, to }, timeZone)),
    ),
    mock(calendar.mine).ok(({ query: { from = '', to = '' } }) =>
      ownCalendarEvents(
        all
          .filter(isOwnInMocks)
          .map(toCalendarEvent)
          .filter((event) => isInRange(event, { from, to }, timeZone)),
      ),
    ),
    mock(registrations.list).ok(({ query: { search = '', state } }) =>
      manyRegistrations(12, 8).filter(
        ({ person, user_id, ...entry }) =>
          isFound(`${person.personal_info.name} ${person.username} ${user_id}`, search) && isOf(state, entry.state),
      ),
    ),
    mock(events.users).ok(({ query: { search = '' } }) =>
      [PEOPLE.student, ...manyUsers(40)]
        .map(userChoice)
        .filter(({ username, personal_info: { name } }) => isFound(`${name} ${username}`, search)),
    ),
  ];
}

/** In mocks, everybody's own calendar contains the events of the first two units. */
function isOwnInMocks({ organizing_unit_id: unit }: Event): boolean {
  return UNITS.slice(0, 2).some(({ _id }) => _id === unit?._id);
}

/** Whether a value matches the filter, if there is one. */
function isOf(filter: string | undefined, value: string | undefined): boolean {
  return filter === undefined || filter === value;
}

function recordHandlers({ user, role, unit }: Reader, { units, positions: all, holders }: Campus): HttpHandler[] {
  const actor = { id: user._id, role, unit };
  const byName = units.toSorted((one, other) => one.name.localeCompare(other.name));
  const unitById = (id = '') => ({ id, category: units.find(({ _id }) => _id === id)?.category });
  const unitIdOf = ({ position_id }: PositionHolder) =>
    typeof position_id?.unit_id === 'string' ? position_id.unit_id : position_id?.unit_id?._id;
  const withDuties = (holder: PositionHolder): PositionHolder => {
    const position = all.find(({ _id }) => _id === holder.position_id?._id);
    if (!holder.position_id || !position) return holder;
    return { ...holder, position_id: { ...holder.position_id, responsibilities: position.responsibilities } };
  };
  return [
    mock(orgUnits.list).ok(({ query: { search = '', category = '', contact } }) =>
      byName
        .filter((each) => isFound(each.name, search) && (category === '' || each.category === category))
        .filter(({ contact_info }) => contact === undefined || contact_info.email?.toLowerCase() === contact.toLowerCase())
        .map(({ budget_info, ...each }) => (role === 'STUDENT' ? each : { ...each, budget_info })),
    ),
    mock(events.units).ok(({ query: { search = '' } }) =>
      byName
        .filter(({ _id, name }) => isFound(name, search) && (role === 'STUDENT' || seesPositionsOf(actor, unitById(_id))))
        .map(({ _id, name, type }) => ({ _id, name, type })),
    ),
    mock(positions.all).ok(({ query }) =>
      all.filter((position) => seesPositionsOf(actor, unitById(position.unit_id?._id)) && matchesPositionFilters(position, query)),
    ),
    mock(positions.holders).ok(({ query }) =>
      holders.filter(
        (holder) =>
          seesPositionHolder(actor, { userId: ownerOf(holder), unit: unitById(unitIdOf(holder)) }) && matchesHolderFilters(holder, query),
      ),
    ),
    mock(positions.byUser).ok(() => holders.filter((holder) => ownerOf(holder) === user._id).map(withDuties)),
  ];
}

/** Sorts by date added, newest first. */
function byNewest(added: readonly Achievement[]): Achievement[] {
  return added.toSorted((one, other) => (other.created_at ?? '').localeCompare(one.created_at ?? ''));
}

function portfolioHandlers({ user }: Reader, campus: Campus): HttpHandler[] {
  const isOwn = (item: Owned) => ownerOf(item) === user._id;
  const isWaiting = (item: Owned, type: string | null | undefined, wanted: SkillType) =>
    !isOwn(item) && knownSkillType(type ?? null) === wanted;
  return [
    mock(skills.catalogue).ok(({ query: { search = '', type } }) =>
      campus.skills.filter((skill) => skill.is_endorsed && isFound(skill.name, search) && isOf(type, skill.type)),
    ),
    mock(skills.byUser).ok(({ query }) => campus.userSkills.filter((each) => isOwn(each) && matchesUserSkillFilters(each, query))),
    mock(achievements.byUser).ok(({ query }) => {
      const wanted = campus.achievements.filter((each) => isOwn(each) && matchesAchievementFilters(each, query));
      return query.order === 'newest' ? byNewest(wanted) : wanted;
    }),
    mock(skills.unendorsed).ok(({ params }) =>
      campus.skills.filter(({ type, is_endorsed }) => !is_endorsed && knownSkillType(type) === params.skillType),
    ),
    mock(skills.unendorsedOfUsers).ok(({ params }) =>
      campus.userSkills.filter((each) => !each.is_endorsed && isWaiting(each, each.skill_id?.type, params.skillType)),
    ),
    mock(achievements.unendorsed).ok(({ params }) =>
      campus.achievements.filter((each) => !each.verified && isWaiting(each, each.type, params.skillType)),
    ),
  ];
}

function dashboardHandlers({ role, unit }: Reader, campus: Campus): HttpHandler[] {
  const requests = campus.events.flatMap(({ room_requests }) => room_requests);
  const ofStatus = (wanted = '') => requests.filter(({ status }) => wanted === '' || status.toLowerCase() === wanted.toLowerCase());
  const statsOf = () => {
    if (role === 'PRESIDENT') return presidentStats({ pendingRoomRequests: ofStatus('Pending').length });
    if (role === 'CLUB_COORDINATOR') return coordinatorStats();
    return isGensec(role) ? gensecStats() : studentStats();
  };
  const own = campus.units.find(({ _id }) => _id === unit?.id);
  const ownEvents = campus.events.filter(({ organizing_unit_id }) => organizing_unit_id?._id === unit?.id);
  return [
    mock(dashboard.stats).ok(statsOf),
    mock(counters.roomRequests).ok(({ query }) => ofStatus(query.status)),
    mock(counters.events).ok(() => upcomingEvents([...campus.events], FIXED_NOW)),
    mock(counters.tenure).ok(() => [...campus.holders]),
    mock(orgUnits.clubData).ok(() => (own ? aClub({ unit: own, events: ownEvents }) : null)),
  ];
}

/** Signs in as the person whose address was typed, with any password. */
function accountHandlers(session: User | null): HttpHandler[] {
  return [
    mock(accounts.fetchAuth).ok(() => session),
    mock(accounts.login).ok(({ body }) => ({
      ...exampleOf(accounts.login),
      user: Object.values(PEOPLE).find(({ username }) => username === body.email) ?? PEOPLE.student,
    })),
  ];
}

function waitingFor({ user, role, unit }: Reader): InboxItem[] {
  const { kinds } = inboxScope({ userId: user._id, role, unit });
  // In this catalogue, the rooms of these requests are decided by the president.
  return inboxItems().filter(({ kind }) => kinds.includes(kind) && (kind !== 'room-request' || role === 'PRESIDENT'));
}

/**
 * Handlers for every call of the contract: campus data that the person may read, and examples for the rest. Scenarios are stateless: a
 * story mocks its own writes, and sequences of calls are tested on the real server (`e2e`). The first matching handler responds.
 */
function handlersFor(session: User | null, options: ScenarioOptions = {}): HttpHandler[] {
  const campus = { ...ordinaryDay(), ...options };
  const reader = readerOf(session ?? PEOPLE.student, campus);
  return [
    ...accountHandlers(session),
    ...eventHandlers(reader, campus),
    ...recordHandlers(reader, campus),
    ...portfolioHandlers(reader, campus),
    ...dashboardHandlers(reader, campus),
    mock(feedback.list).ok(({ query: { type = 'All', status = 'All' } }) =>
      filterFeedback(campus.feedbacks, { type, status }).map((each) => feedbackAsSeenBy(each, reader.role)),
    ),
    mock(search.find).ok(({ query: { q = '' } }) =>
      sharedHits(SEARCH_KINDS.map((kind) => searchableThings().filter((hit) => hit.kind === kind && isFound(hit.title, q)))),
    ),
    mock(inbox.list).ok(({ query: { kind } }) => waitingFor(reader).filter((item) => isOf(kind, item.kind))),
    mock(inbox.counts).ok(() => inboxCounts(waitingFor(reader))),
    ...ALL_CALLS.map((call) => mock(call).ok(() => exampleOf(call))),
  ];
}

/** The whole backend from the view of one person. */
export const scenarios = {
  /** Somebody who then signs in reads what the student reads. */
  signedOut: (options?: ScenarioOptions) => handlersFor(null, options),
  notOnboarded: (options?: ScenarioOptions) => handlersFor(PEOPLE.newcomer, options),
  student: (options?: ScenarioOptions) => handlersFor(PEOPLE.student, options),
  coordinator: (options?: ScenarioOptions) => handlersFor(PEOPLE.coordinator, options),
  scitech: (options?: ScenarioOptions) => handlersFor(PEOPLE.scitech, options),
  academic: (options?: ScenarioOptions) => handlersFor(PEOPLE.academic, options),
  cultural: (options?: ScenarioOptions) => handlersFor(PEOPLE.cultural, options),
  sports: (options?: ScenarioOptions) => handlersFor(PEOPLE.sports, options),
  president: (options?: ScenarioOptions) => handlersFor(PEOPLE.president, options),
  /** Another person, for example with an unknown role. */
  as: (user: User, options?: ScenarioOptions) => handlersFor(user, options),
};
