import { useWholeLists, type WholeLists } from '@quad/api-client/hooks';
import type { CalendarRange } from '@quad/domain/calendar';
import type { EndorsementTab } from '@quad/domain/endorsements';
import type { EventFilters } from '@quad/domain/events';
import type { FeedbackFilter } from '@quad/domain/feedback';
import type { HolderFilters, PositionFilters } from '@quad/domain/positions';
import type { SkillType } from '@quad/domain/skills';
import { useLocaleSettings } from '@quad/ui';
import { SaveList } from '@quad/ui/features/saving';
import { saveFile } from '../../app/saveFile.ts';
import { useUser } from '../../app/useUser.ts';

/** Writes lists. Loaded when something is saved. */
type Writing = typeof import('@quad/ui/features/saved-lists');

type Make = (lists: WholeLists, writing: Writing, timeZone: string) => Promise<string>;

interface SavedProps {
  /** How many there are to save; undefined until it is known. */
  count?: number | undefined;
}

function Save({ name, make, count }: SavedProps & { name: string; make: Make }) {
  const { timeZone } = useLocaleSettings();
  const lists = useWholeLists();
  return (
    <SaveList
      count={count}
      onSave={async () => saveFile(name, await make(lists, await import('@quad/ui/features/saved-lists'), timeZone))}
    />
  );
}

/** The events of the person's role, as they are narrowed down. */
export function SaveEvents({ filters, count }: SavedProps & { filters: EventFilters }) {
  const { role, username } = useUser();
  const make: Make = async (lists, { listCsv }, timeZone) =>
    listCsv('events', { records: await lists.events({ role, username }, filters), timeZone });
  return <Save name="events.csv" make={make} count={count} />;
}

/** Feedback, as it is narrowed down. */
export function SaveFeedback({ filter, count }: SavedProps & { filter: FeedbackFilter }) {
  const make: Make = async (lists, { feedbackCsv }, timeZone) => feedbackCsv({ records: await lists.feedback(filter), timeZone });
  return <Save name="feedback.csv" make={make} count={count} />;
}

/** The positions that the person may see, as they are narrowed down. */
export function SavePositions({ filters, count }: SavedProps & { filters: PositionFilters }) {
  const make: Make = async (lists, { listCsv }, timeZone) => listCsv('positions', { records: await lists.positions(filters), timeZone });
  return <Save name="positions.csv" make={make} count={count} />;
}

/** The position holders that the person may see, as they are narrowed down. */
export function SavePositionHolders({ filters, count }: SavedProps & { filters: HolderFilters }) {
  const make: Make = async (lists, { listCsv }, timeZone) =>
    listCsv('holders', { records: await lists.positionHolders(filters), timeZone });
  return <Save name="position-holders.csv" make={make} count={count} />;
}

/** Every unit. */
export function SaveUnits({ count }: SavedProps) {
  const make: Make = async (lists, { listCsv }, timeZone) => listCsv('units', { records: await lists.orgUnits(), timeZone });
  return <Save name="units.csv" make={make} count={count} />;
}

/** The catalogue of rooms. */
export function SaveRooms({ count }: SavedProps) {
  const make: Make = async (lists, { listCsv }, timeZone) => listCsv('rooms', { records: await lists.rooms(), timeZone });
  return <Save name="rooms.csv" make={make} count={count} />;
}

/** When rooms are asked for and booked on the days that are shown. */
export function SaveRoomUses({ range, count }: SavedProps & { range: CalendarRange }) {
  const make: Make = async (lists, { roomUsesCsv }, timeZone) => roomUsesCsv({ records: await lists.roomUses(range), timeZone });
  return <Save name="room-requests.csv" make={make} count={count} />;
}

const PENDING: Readonly<Record<EndorsementTab, { name: string; make: (type: SkillType) => Make }>> = {
  'user-skills': {
    name: 'skills.csv',
    make:
      (type) =>
      async (lists, { listCsv }, timeZone) =>
        listCsv('skills', { records: await lists.pendingUserSkills(type), timeZone }),
  },
  skills: {
    name: 'proposed-skills.csv',
    make:
      (type) =>
      async (lists, { proposedSkillsCsv }, timeZone) =>
        proposedSkillsCsv({ records: await lists.pendingSkills(type), timeZone }),
  },
  achievements: {
    name: 'achievements.csv',
    make:
      (type) =>
      async (lists, { listCsv }, timeZone) =>
        listCsv('achievements', { records: await lists.pendingAchievements(type), timeZone }),
  },
};

/** What waits for the person's endorsement, of one kind. */
export function SavePending({ tab, type, count }: SavedProps & { tab: EndorsementTab; type: SkillType }) {
  const { name, make } = PENDING[tab];
  return <Save name={name} make={make(type)} count={count} />;
}
