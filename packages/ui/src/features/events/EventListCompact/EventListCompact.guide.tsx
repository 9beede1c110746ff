import { manyEvents } from '@quad/domain/fixtures';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { EventList } from '../EventList/EventList.tsx';
import { EventListCompact } from './EventListCompact.tsx';

const STUDENT = 'STUDENT';
const TWO = manyEvents(2);

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Students read what is on, and go on to the page of an event. There is nothing to decide.'],
  useInstead: [
    { when: 'Office-bearers act on events', component: 'EventList' },
    { when: 'Only what changed last is told', component: 'LatestUpdates' },
    { when: 'Only what is next belongs on the dashboard', component: 'UpcomingEvents' },
  ],
  anatomy: [
    { part: 'Number', is: 'the place in the list.' },
    { part: 'Title', is: 'leads to the page of the event.' },
    { part: 'Description', is: 'as much of it as a line holds; Event Overview where there is none.' },
    { part: 'Badge', is: 'Form Link, on every line.' },
    { part: 'Date', is: 'the day on which it starts, and nothing where there is none.' },
  ],
  dos: [
    {
      do: <EventListCompact events={TWO} />,
      dont: <EventList events={TWO} role={STUDENT} />,
      why: 'Who may do nothing about an event needs no buttons that say so; a line is read faster than a card.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first line of a list of more than a hundred.',
      outcome: { focus: { role: 'listitem' } },
      story: 'HundredsByKeyboard',
    },
    {
      keys: '{End}',
      does: 'Moves to the last line and says where it stands.',
      outcome: { shows: { role: 'status', text: 'Row 500 of 500' } },
      story: 'HundredsByKeyboard',
    },
  ],
  screenReader: [
    { part: 'List', role: 'list', name: 'Events' },
    { part: 'Line', role: 'listitem' },
    { part: 'Title', role: 'link', name: 'Monsoon Ragas' },
    { part: 'While they are on their way', role: 'status', text: 'Loading...', story: 'Loading' },
  ],
  adapts: {
    narrow: {
      says: 'The list measures its own width: below 40 rem title, description and date stand under each other.',
      story: 'MoreThanAHundredOnAPhone',
    },
    long: { says: 'A title breaks, a description ends with its line, and the date stays in one piece.', story: 'LongTitle' },
    many: { says: 'Beyond a hundred only the lines in sight are rendered; the list scrolls with the page.', story: 'MoreThanAHundred' },
    rightToLeft: { says: 'The number stands on the right and the date on the left.', story: 'Default' },
  },
  related: ['EventList', 'EventDetail', 'LatestUpdates', 'RecordList'],
  matrix: 'WithoutDescription',
} satisfies ComponentGuide;
