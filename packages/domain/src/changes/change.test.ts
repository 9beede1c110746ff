import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayCall } from '../access/policy.ts';
import { ROLES, type Role } from '../access/roles.ts';
import { CHANGE_TOPICS, type ChangeTopic, changeFor, type Listener, type NotedChange, withoutRepeats } from './change.ts';

const EVENT = 'event-1';
const ROBOTICS = { id: 'robotics', category: 'scitech' } as const;
const DRAMA = { id: 'drama', category: 'cultural' } as const;

const STUDENT: Listener = { userId: 'asha', role: 'STUDENT' };
const OTHER_STUDENT: Listener = { userId: 'ben', role: 'STUDENT' };
const COORDINATOR: Listener = { userId: 'chitra', role: 'CLUB_COORDINATOR', unit: ROBOTICS };
const OTHER_COORDINATOR: Listener = { userId: 'dev', role: 'CLUB_COORDINATOR', unit: DRAMA };
const SCITECH: Listener = { userId: 'esha', role: 'GENSEC_SCITECH' };
const CULTURAL: Listener = { userId: 'farid', role: 'GENSEC_CULTURAL' };
const PRESIDENT: Listener = { userId: 'gita', role: 'PRESIDENT' };
const ADVISER: Listener = { userId: 'hema', role: 'STUDENT', offices: [{ office: 'adviser 2024 B.Tech', principal: null }] };
const DEPUTY: Listener = { userId: 'iqbal', role: 'STUDENT', offices: [{ office: 'adviser 2024 B.Tech', principal: 'hema' }] };
const EVERYBODY = [STUDENT, OTHER_STUDENT, COORDINATOR, OTHER_COORDINATOR, SCITECH, CULTURAL, PRESIDENT, ADVISER, DEPUTY];

function namesOfHearers(change: NotedChange): string[] {
  return EVERYBODY.filter((listener) => changeFor(listener, change)).map(({ userId }) => userId);
}

const ALL = ['asha', 'ben', 'chitra', 'dev', 'esha', 'farid', 'gita', 'hema', 'iqbal'];
const ofRobotics = { eventId: EVENT, category: 'technical', unit: ROBOTICS };

// docs/specification/live.md#live-told
describe('changeFor', () => {
  it.each<[NotedChange, string[]]>([
    [{ topic: 'events', ...ofRobotics }, ALL],
    [{ topic: 'room-requests', ...ofRobotics }, ['chitra', 'esha', 'gita']],
    [{ topic: 'room-requests', deciders: ['GENSEC_CULTURAL'], ...ofRobotics }, ['chitra', 'esha', 'farid', 'gita']],
    [{ topic: 'registrations', personId: 'asha', ...ofRobotics }, ['asha', 'chitra', 'esha', 'gita']],
    [{ topic: 'check-ins', personId: 'ben', ...ofRobotics }, ['ben', 'chitra', 'esha', 'gita']],
    [{ topic: 'rooms' }, ALL],
    [{ topic: 'units' }, ALL],
    [{ topic: 'following', personId: 'asha' }, ['asha']],
    [{ topic: 'positions' }, ALL],
    [{ topic: 'position-holders', personId: 'ben', unit: DRAMA }, ['ben', 'dev', 'farid', 'gita']],
    [{ topic: 'skills' }, ALL],
    [{ topic: 'proposed-skills', personId: 'asha', skillType: 'technical' }, ['asha', 'chitra', 'esha', 'gita']],
    [{ topic: 'user-skills', personId: 'ben', skillType: 'cultural' }, ['ben', 'dev', 'farid', 'gita']],
    [{ topic: 'achievements', personId: 'asha', skillType: 'sports' }, ['asha', 'gita']],
    [{ topic: 'achievements' }, ['gita']],
    [{ topic: 'approvals', personId: 'asha', offices: ['adviser 2024 B.Tech'] }, ['asha', 'hema', 'iqbal']],
    [{ topic: 'approvals', personId: 'asha', offices: ['adviser 2025 B.Tech'] }, ['asha']],
    [{ topic: 'approvals', personId: 'hema', offices: ['adviser 2024 B.Tech'] }, ['hema']],
    [{ topic: 'approvals', personId: 'ben', offices: [] }, ['ben']],
    [{ topic: 'approvals', personId: null, offices: ['adviser 2024 B.Tech'] }, ['hema', 'iqbal']],
    [{ topic: 'notifications', personId: 'gita' }, ['gita']],
    [{ topic: 'feedback' }, ALL],
  ])('delivers %o to %j', (change, hearers) => {
    expect(namesOfHearers(change)).toEqual(hearers);
  });

  it('includes the event ID for event topics and no other details', () => {
    const change = { personId: 'asha', skillType: 'technical', ...ofRobotics };
    const visible = CHANGE_TOPICS.map((topic) => changeFor(PRESIDENT, { ...change, topic })).filter((one) => one !== undefined);
    expect(visible.filter(({ event_id }) => event_id).map(({ topic }) => topic)).toEqual([
      'events',
      'room-requests',
      'registrations',
      'check-ins',
    ]);
    for (const one of visible) expect(Object.keys(one).filter((name) => name !== 'topic' && name !== 'event_id')).toEqual([]);
  });

  it('hides changes of other people from students, and their follows and notifications from every role', () => {
    const own = CHANGE_TOPICS.filter((topic) => !['events', 'rooms', 'units', 'positions', 'skills', 'feedback'].includes(topic));
    fc.assert(
      fc.property(
        fc.constantFrom(...own),
        fc.constantFrom<Role>(...ROLES),
        fc.option(fc.constantFrom(ROBOTICS, DRAMA)),
        fc.option(fc.constantFrom('technical', 'cultural', 'other')),
        (topic, role, unit, skillType) => {
          const heard = changeFor({ ...STUDENT, role }, { topic, personId: 'ben', unit, skillType });
          if (role === 'STUDENT') expect(heard).toBeUndefined();
          if (topic === 'following' || topic === 'notifications') expect(heard).toBeUndefined();
        },
      ),
    );
  });
});

/** The calls that read the data of each topic; the right to make one of them is enough. */
const READ_BY: Readonly<Record<ChangeTopic, readonly string[]>> = {
  events: ['GET /api/events/{id}'],
  'room-requests': ['POST /api/events/{eventId}/room-requests', 'PATCH /api/events/room-requests/{requestId}/status'],
  registrations: ['GET /api/events/{eventId}/registrations'],
  'check-ins': ['GET /api/events/{eventId}/check-ins'],
  rooms: ['GET /api/rooms'],
  units: ['GET /api/orgUnit/organizational-units'],
  following: ['GET /api/orgUnit/followed'],
  positions: ['GET /api/positions/get-all'],
  'position-holders': ['GET /api/positions/get-all-position-holder'],
  skills: ['GET /api/skills/get-skills'],
  'proposed-skills': ['GET /api/skills/unendorsed/{skillType}'],
  'user-skills': ['GET /api/skills/user-skills/unendorsed/{skillType}'],
  achievements: ['GET /api/achievements/unendorsed/{skillType}'],
  approvals: ['GET /api/approvals'],
  notifications: ['GET /api/notifications'],
  feedback: ['GET /api/feedback/view-feedback'],
};

describe('changeFor respects the policy table', () => {
  it.each(CHANGE_TOPICS)('delivers %s only to roles that may read it', (topic) => {
    for (const listener of [...EVERYBODY, ...ROLES.map((role): Listener => ({ userId: 'x', role }))]) {
      const heard = changeFor(listener, { topic, personId: 'somebody else', ...ofRobotics, skillType: 'technical' });
      const mayRead = READ_BY[topic].some((call) => mayCall(listener.role, call));
      expect(heard !== undefined && !mayRead, listener.role).toBe(false);
    }
  });
});

describe('withoutRepeats', () => {
  it('removes duplicate changes', () => {
    const changes = [{ topic: 'events', event_id: 'a' }, { topic: 'units' }, { topic: 'events', event_id: 'a' }] as const;
    expect(withoutRepeats(changes)).toEqual([{ topic: 'events', event_id: 'a' }, { topic: 'units' }]);
  });

  it('drops the event IDs of more than 20 changes', () => {
    const of = (count: number) => Array.from({ length: count }, (_, index) => ({ topic: 'events' as const, event_id: `event ${index}` }));
    expect(withoutRepeats(of(20))).toHaveLength(20);
    expect(withoutRepeats(of(21))).toEqual([{ topic: 'events' }]);
  });

  it('drops a change of one event when a change of any event is present', () => {
    expect(withoutRepeats([{ topic: 'events', event_id: 'a' }, { topic: 'events' }])).toEqual([{ topic: 'events' }]);
  });
});
