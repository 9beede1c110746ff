import { FIXED_NOW, ROOMS, roomUses } from '@quad/domain/fixtures';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { RoomTimeline } from './RoomTimeline.tsx';

const nothing = () => {};
const shown = { view: 'day', day: '2026-11-20', now: FIXED_NOW, uses: roomUses(), onMove: nothing, onOpen: nothing } as const;
const cell = (name: string) => ({ role: 'gridcell', name }) as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Somebody looks for a free room, or wants to see what is going on in all of them.'],
  useInstead: [
    { when: 'What takes place matters, and not where', component: 'EventCalendar' },
    { when: 'The rooms themselves are changed', component: 'RoomCatalogue' },
    { when: 'It is about other things than rooms', component: 'Timeline' },
  ],
  anatomy: [
    { part: 'Title', is: 'the day or the week that is shown; another one is read out.' },
    { part: 'Buttons', is: 'a day or a week, a page back, to today, a page on.' },
    { part: 'Rows', is: 'the catalogue by name, and after it what people typed besides.' },
    { part: 'Blocks', is: 'what is booked, asked for, one’s own, and outside opening hours; what for is said to those who may know.' },
  ],
  dos: [
    {
      do: <RoomTimeline {...shown} rooms={ROOMS} onAsk={nothing} />,
      dont: <RoomTimeline {...shown} rooms={ROOMS} uses={[]} onAsk={nothing} />,
      why: 'A timeline without what is asked for looks free; wait for both before anything is shown.',
    },
  ],
  keyboard: [
    {
      keys: '{ArrowDown}{ArrowRight}{ArrowRight}',
      on: cell('3:00 pm to 3:30 pm, free, Main Auditorium, Fri, 20 Nov'),
      does: 'Arrow keys go from now on, by half hours and by rooms.',
      outcome: { focus: cell('4:00 pm to 6:00 pm, yours: Line Follower Challenge, Seminar Hall 2, Fri, 20 Nov') },
    },
    { keys: '{Enter}', does: 'Opens a booking.', outcome: [{ calls: 'onOpen' }, { doesNotCall: 'onAsk' }] },
    {
      keys: '{ArrowRight}{Enter}{ArrowRight}{Enter}',
      does: 'Chooses a slot from its first to its last half hour, and asks for it.',
      outcome: { calls: 'onAsk' },
    },
    {
      keys: '{Enter}',
      on: { role: 'button', name: 'Next day' },
      does: 'Turns the page.',
      outcome: { calls: 'onMove' },
    },
  ],
  screenReader: [
    { part: 'Grid', role: 'grid', name: 'Rooms, Friday, 20 November 2026' },
    { part: 'Title', role: 'heading', name: 'Friday, 20 November 2026', state: { level: 2 } },
    { part: 'Asked for by somebody else', ...cell('5:00 pm to 7:00 pm, asked for: somebody else, Lecture Hall L4, Fri, 20 Nov') },
    { part: 'Nothing yet', role: 'status', text: 'Loading rooms...', story: 'Loading' },
    { part: 'What did not come', role: 'alert', text: 'Failed to load the rooms.', story: 'Failed' },
  ],
  adapts: {
    narrow: {
      says: 'Names of rooms stay while the hours scroll beside them; a finger touches the first and the last slot.',
      story: 'Default',
    },
    long: { says: 'A long name breaks into two lines; what a booking is for is cut at the end of its block.', story: 'LongName' },
    many: { says: 'Of hundreds of rooms and a week of hours those in sight are there: at most 200 elements.', story: 'Many' },
    rightToLeft: { says: 'Hours run from right to left.', story: 'RightToLeft' },
  },
  related: ['Timeline', 'RoomUseDialog', 'RoomRequestDialog', 'RoomCatalogue'],
  matrix: 'Views',
} satisfies ComponentGuide;
