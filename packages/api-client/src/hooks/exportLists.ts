import type { Achievement } from '@quad/domain/achievements';
import type { CalendarRange } from '@quad/domain/calendar';
import { type Event, type EventFilters, eventListOf } from '@quad/domain/events';
import type { Feedback, FeedbackFilter } from '@quad/domain/feedback';
import type { OrgUnit } from '@quad/domain/org-units';
import type { HolderFilters, Position, PositionFilters, PositionHolder } from '@quad/domain/positions';
import type { Room, RoomUse } from '@quad/domain/rooms';
import type { Skill, SkillType, UserSkill } from '@quad/domain/skills';
import { useMemo } from 'react';
import type { CallArguments, Client } from '../client/index.ts';
import { achievements } from '../contract/achievements.contract.ts';
import type { AnswerOf, Endpoint } from '../contract/endpoint.ts';
import { EVENT_AGENDA, events } from '../contract/events.contract.ts';
import { feedback } from '../contract/feedback.contract.ts';
import { orgUnits } from '../contract/orgUnits.contract.ts';
import { positions } from '../contract/positions.contract.ts';
import { rooms } from '../contract/rooms.contract.ts';
import { skills } from '../contract/skills.contract.ts';
import { useClient } from './clientContext.ts';
import { readWhole } from './useRead.ts';

/** Selects the events that concern a role; a coordinator's depend on the username. */
interface EventsOf {
  readonly role: string;
  readonly username?: string | undefined;
}

/** Fetches all pages of a filtered list, with the same call as its screen, so it contains only what the person may see. */
export interface ExportLists {
  events(of: EventsOf, filters: EventFilters): Promise<Event[]>;
  feedback(filter: FeedbackFilter): Promise<Feedback[]>;
  positions(filters: PositionFilters): Promise<Position[]>;
  positionHolders(filters: HolderFilters): Promise<PositionHolder[]>;
  orgUnits(): Promise<OrgUnit[]>;
  rooms(): Promise<Room[]>;
  roomUses(range: CalendarRange): Promise<RoomUse[]>;
  pendingUserSkills(type: SkillType): Promise<UserSkill[]>;
  pendingSkills(type: SkillType): Promise<Skill[]>;
  pendingAchievements(type: SkillType): Promise<Achievement[]>;
}

function exportLists(client: Client): ExportLists {
  const read = <E extends Endpoint>(call: E, input: object = {}): Promise<AnswerOf<E>> =>
    readWhole<E>(client, [call, input] as unknown as CallArguments<E>);
  const ofType = (skillType: SkillType) => ({ params: { skillType } });
  return {
    async events({ role, username }, filters) {
      const list = eventListOf(role, username);
      const query = { ...(list?.username && { username: list.username }), ...filters, order: EVENT_AGENDA.order };
      return read(events.byRole, { params: { role }, query });
    },
    feedback: ({ type, status }) =>
      read(feedback.list, { query: { ...(type !== 'All' && { type }), ...(status !== 'All' && { status }) } }),
    positions: (query) => read(positions.all, { query }),
    positionHolders: (query) => read(positions.holders, { query }),
    orgUnits: () => read(orgUnits.list),
    rooms: () => read(rooms.list),
    roomUses: (query) => read(rooms.uses, { query }),
    pendingUserSkills: (type) => read(skills.unendorsedOfUsers, ofType(type)),
    pendingSkills: (type) => read(skills.unendorsed, ofType(type)),
    pendingAchievements: (type) => read(achievements.unendorsed, ofType(type)),
  };
}

/** Whole lists for exports. Use the hook of a list instead to show it. */
export function useExportLists(): ExportLists {
  const client = useClient();
  return useMemo(() => exportLists(client), [client]);
}
