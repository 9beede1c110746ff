import type { ComponentGuide } from '../../testing/guide.ts';
import { type InboxItem, InboxList } from './InboxList.tsx';

const FIRST = { role: 'button', name: 'Line Follower Championship wants the Main Auditorium' } as const;
const SECOND = { role: 'link', name: 'Kavya Nair gave you feedback' } as const;
const THIRD = { role: 'button', name: 'Meera Iyer asks to be endorsed in Python' } as const;
const APPROVE = { role: 'button', name: 'Approve: Line Follower Championship wants the Main Auditorium' } as const;
const REQUEST: InboxItem = { id: 'a', kind: 'Room request', title: 'Robo Night wants the Main Auditorium', unread: true };

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: [
    'Things of several kinds wait for somebody, who looks at them one after another, answers some at once and puts others away together.',
  ],
  useInstead: [
    { when: 'Records of one kind are read, and ask for nothing', component: 'RecordList' },
    { when: 'Figures are compared', component: 'DataTable' },
    { when: 'Something has just been done', component: 'Banner' },
  ],
  anatomy: [
    { part: 'Bar', is: 'how many there are and how many of them are news, or are selected.' },
    { part: 'Group', is: 'a heading where a part of the list begins.' },
    { part: 'Mark', is: 'a bar at the edge, a dot and bold words: not looked at yet. It is read out as "New".' },
    { part: 'Title', is: 'what it is about; opens it, or leads to it.' },
    { part: 'Line', is: 'what kind it is, when it came, and what else there is to know.' },
    { part: 'Notice', is: 'what speaks against it, in sight at any width.' },
    { part: 'Details', is: 'more of it; on a phone once it is opened.' },
    { part: 'Actions', is: 'what can be answered without opening it.' },
    { part: 'Checkbox', is: 'selects it, where there is something to do with several.' },
    { part: 'Foot', is: 'what can be done with all that are selected, in sight as long as some are.' },
  ],
  dos: [
    {
      do: <InboxList label="Inbox" items={[{ ...REQUEST, actions: [{ id: 'approve', label: 'Approve' }] }]} />,
      dont: <InboxList label="Inbox" items={[{ ...REQUEST, title: 'You have a new notification' }]} />,
      why: 'The title says what it is about, so that it need not be opened to be understood.',
    },
  ],
  keyboard: [
    { keys: '{Tab}{Tab}{Tab}', does: 'Moves past both checkboxes to the title of the first item.', outcome: { focus: FIRST } },
    { keys: 'j', does: 'Goes to the next item, as Arrow down does.', outcome: { focus: SECOND } },
    { keys: '{ArrowDown}', does: 'Goes to the next item.', outcome: { focus: THIRD } },
    { keys: 'k', does: 'Goes back to the one before, as Arrow up does.', outcome: { focus: SECOND } },
    { keys: '{Home}', does: 'Goes to the first item; End to the last.', outcome: { focus: FIRST } },
    {
      keys: 'x',
      does: 'Selects the item, or takes the selection back; the focus stays.',
      outcome: [
        { calls: 'onValueChange' },
        { focus: FIRST },
        { shows: { role: 'checkbox', name: 'Select Line Follower Championship wants the Main Auditorium', state: { checked: true } } },
      ],
    },
    { keys: '{Enter}', does: 'Opens the item.', outcome: { calls: 'onItemSelect' } },
    { keys: '{Tab}', does: 'Moves to what can be done with this item, and past all other items.', outcome: { focus: APPROVE } },
    {
      keys: '{Enter}',
      does: 'Does it; the focus goes on to the next item.',
      outcome: [{ calls: 'onAction' }, { hides: APPROVE }, { focus: SECOND }],
    },
  ],
  screenReader: [
    {
      part: 'List',
      role: 'list',
      name: 'What waits for you',
      description: 'J and K or the arrow keys move between the items, X selects one.',
    },
    { part: 'Bar', role: 'status', text: '2 new, 3 in all' },
    { part: 'Select all', role: 'checkbox', name: 'Select all', state: { checked: false } },
    { part: 'Title', ...FIRST },
    { part: 'Title that leads somewhere', ...SECOND },
    { part: 'Action', ...APPROVE },
    { part: 'Select all where some are', role: 'checkbox', name: 'Select all', state: { checked: 'mixed' }, story: 'Selected' },
  ],
  adapts: {
    narrow: {
      says: 'What can be opened has one line below its title and one action; details and further actions come when it is.',
      story: 'Narrow',
    },
    long: { says: 'Titles and texts break; nothing is cut off.', story: 'LongWords' },
    many: { says: 'Give a page of them, with LoadMore below: somebody works through them one by one.', story: 'Many' },
    rightToLeft: { says: 'Marks stand on the right, actions on the left.', story: 'RightToLeft' },
  },
  related: ['RecordList', 'LoadMore', 'CommandMenu', 'EmptyState'],
  matrix: 'Selected',
} satisfies ComponentGuide;
