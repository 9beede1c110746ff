import type { CouncilPlan, UnitPlan } from './plan.ts';

const council: UnitPlan = {
  name: 'Sports Council',
  type: 'Council',
  mailbox: 'council.sports',
  about: 'Fields, courts, kits and tournaments.',
  venues: ['Sports Complex', 'Senate Hall'],
  events: [
    { title: 'Inter-Hostel Sports Meet', type: 'Competition', shape: 'threeDays', inDays: -1, about: 'Nine sports in three days.' },
    {
      title: 'Sports Council Town Hall',
      type: 'Meeting',
      shape: 'evening',
      about: 'Court hours and equipment, with the physical education staff.',
    },
    { title: 'Team Selection Trials', type: 'Trials', shape: 'afternoon', about: 'For the teams that travel this semester.' },
    { title: 'Annual Athletics Day', type: 'Competition', shape: 'day', about: 'Track, field and the relay that everybody waits for.' },
  ],
};

const football: UnitPlan = {
  name: 'Football Club',
  type: 'Club',
  mailbox: 'football',
  about: 'League, knockout and a ball for everybody.',
  venues: ['Football Ground'],
  events: [
    {
      title: 'Hostel Football League',
      type: 'Match',
      shape: 'evening',
      times: 3,
      about: 'Two matches an evening, table on the notice board.',
    },
    { title: 'Five-a-Side Knockout', type: 'Competition', shape: 'weekend', about: 'Mixed teams welcome; ten minutes a half.' },
    {
      title: 'Goalkeeping Clinic',
      type: 'Training',
      shape: 'afternoon',
      isCancelled: true,
      about: 'Positioning, diving and distribution.',
    },
  ],
};

const badminton: UnitPlan = {
  name: 'Badminton Club',
  type: 'Club',
  mailbox: 'badminton',
  about: 'Six courts and a ladder.',
  venues: ['Sports Complex'],
  events: [
    { title: 'Badminton Ladder Night', type: 'Match', shape: 'night', times: 3, about: 'Challenge up to two places above you.' },
    { title: 'Mixed Doubles Open', type: 'Competition', shape: 'weekend', about: 'Register as a pair or be paired.' },
    { title: 'Badminton for Beginners', type: 'Training', shape: 'forenoon', about: 'Rackets can be borrowed.' },
  ],
};

const chess: UnitPlan = {
  name: 'Chess Club',
  type: 'Club',
  mailbox: 'chess',
  about: 'Over the board and online.',
  venues: ['Library Discussion Room', 'Seminar Hall A'],
  events: [
    {
      title: 'Rapid Chess Arena',
      type: 'Match',
      shape: 'night',
      times: 3,
      isOnline: true,
      about: 'Ten minutes a side, as many games as you can.',
    },
    { title: 'Simultaneous Exhibition', type: 'Exhibition', shape: 'afternoon', about: 'One master, twenty boards.' },
    { title: 'Opening Principles Class', type: 'Training', shape: 'evening', about: 'Ideas instead of memorised lines.' },
    { title: 'Campus Chess Championship', type: 'Competition', shape: 'weekend', about: 'Seven rounds, Swiss system.' },
  ],
};

const wellness: UnitPlan = {
  name: 'Fitness and Wellness Committee',
  type: 'Committee',
  mailbox: 'wellness',
  about: 'Moves those who play no sport.',
  venues: ['Football Ground', 'Sports Complex'],
  events: [
    { title: 'Sunday Long Run', type: 'Training', shape: 'dawn', times: 3, about: 'Six or ten kilometres at a pace for talking.' },
    { title: 'Yoga at Dawn', type: 'Training', shape: 'dawn', times: 2, about: 'Mats are there; come on an empty stomach.' },
    { title: 'First Aid Training', type: 'Training', shape: 'afternoon', about: 'Sprains, cuts and when to call for help.' },
  ],
};

/** Sports and fitness. */
export const SPORTS: CouncilPlan = {
  category: 'sports',
  eventCategory: 'sports',
  council,
  units: [football, badminton, chess, wellness],
};
