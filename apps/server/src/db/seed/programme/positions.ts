import type { UnitType } from '@quad/domain/org-units';

/** A position that every unit of a type has. */
export interface PositionPlan {
  readonly title: string;
  readonly type: string;
  readonly about: string;
  readonly places: number;
  readonly duties: readonly string[];
  readonly skills: readonly string[];
  readonly minCgpa: number;
  readonly minYear: number;
}

const treasurer: PositionPlan = {
  title: 'Treasurer',
  type: 'Core Member',
  about: 'Knows at any time what was spent, and on what.',
  places: 1,
  duties: ['Keep the books', 'Collect the receipts of every event', 'Report to the council once a month'],
  skills: ['Spreadsheets'],
  minCgpa: 7,
  minYear: 2,
};

const council: readonly PositionPlan[] = [
  treasurer,
  {
    title: 'Deputy Secretary',
    type: 'Core Member',
    about: 'Speaks for the council when its secretary is away.',
    places: 2,
    duties: ['Chair the weekly meeting of the clubs', 'Answer what students ask the council'],
    skills: ['Public speaking'],
    minCgpa: 7.5,
    minYear: 3,
  },
  {
    title: 'Outreach Lead',
    type: 'Team Lead',
    about: 'Brings other campuses here, and ours there.',
    places: 2,
    duties: ['Write to other institutes', 'Look after guests'],
    skills: ['Writing'],
    minCgpa: 6.5,
    minYear: 2,
  },
];

const club: readonly PositionPlan[] = [
  { ...treasurer, minCgpa: 6.5 },
  {
    title: 'Workshop Lead',
    type: 'Team Lead',
    about: 'Plans and runs the weekly workshops.',
    places: 1,
    duties: ['Plan one workshop a week', 'Keep the register of materials'],
    skills: ['Teaching', 'Public speaking'],
    minCgpa: 7,
    minYear: 2,
  },
  {
    title: 'Junior Coordinator',
    type: 'Coordinator',
    about: 'Turns plans into evenings that take place.',
    places: 2,
    duties: ['Book the room', 'Bring the volunteers together'],
    skills: [],
    minCgpa: 6,
    minYear: 2,
  },
  {
    title: 'Event Volunteer',
    type: 'Volunteer',
    about: 'Lends a hand before, during and after.',
    places: 2,
    duties: ['Set up and clear away'],
    skills: [],
    minCgpa: 0,
    minYear: 1,
  },
];

const committee: readonly PositionPlan[] = [
  {
    title: 'Convener',
    type: 'Coordinator',
    about: 'Calls the meetings and sees that decisions are carried out.',
    places: 1,
    duties: ['Call the meetings', 'Publish what was decided'],
    skills: ['Writing'],
    minCgpa: 7,
    minYear: 3,
  },
  {
    title: 'Committee Member',
    type: 'Member',
    about: 'Takes a task from every meeting to the next.',
    places: 2,
    duties: ['Take part in the meetings'],
    skills: [],
    minCgpa: 6,
    minYear: 1,
  },
  {
    title: 'Archive Keeper',
    type: 'Archivist',
    about: 'Keeps what the next committee will ask for.',
    places: 1,
    duties: ['File minutes and photos'],
    skills: [],
    minCgpa: 0,
    minYear: 1,
  },
];

/** The positions of units by their type. */
export const POSITION_PLANS: Readonly<Record<UnitType, readonly PositionPlan[]>> = {
  Council: council,
  Club: club,
  Committee: committee,
  independent_position: [],
};
