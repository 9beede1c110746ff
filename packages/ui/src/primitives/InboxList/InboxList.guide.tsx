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
  useWhen: ['Tasks of several kinds wait for a person, who goes through them, answers some directly and handles others together.'],
  useInstead: [
    { when: 'Records of one kind are read, without actions', component: 'RecordList' },
    { when: 'Figures are compared', component: 'DataTable' },
    { when: 'The result of an action is announced', component: 'Banner' },
  ],
  anatomy: [
    { part: 'Bar', is: 'the number of items, and of those that are unread or selected.' },
    { part: 'Group', is: 'a heading at the start of a group.' },
    { part: 'Mark', is: 'a bar at the edge, a dot and bold text; announced as "New".' },
    {
      part: 'Title',
      is: 'the subject; opens the item, or is a link to it. If somebody else answers the focused item, the focus moves to the next title.',
    },
    { part: 'Line', is: 'the kind, the time, and other facts.' },
    { part: 'Notice', is: 'a warning, visible at any width.' },
    { part: 'Details', is: 'more facts; on a phone only in an open item.' },
    { part: 'Actions', is: 'answers that do not need the item to be opened.' },
    { part: 'Checkbox', is: 'selects the item, if there are bulk actions.' },
    { part: 'Foot', is: 'actions for all selected items, visible while items are selected.' },
  ],
  dos: [
    {
      do: <InboxList label="Inbox" items={[{ ...REQUEST, actions: [{ id: 'approve', label: 'Approve' }] }]} />,
      dont: <InboxList label="Inbox" items={[{ ...REQUEST, title: 'You have a new notification' }]} />,
      why: 'The title is clear without opening the item.',
    },
  ],
  keyboard: [
    { keys: '{Tab}{Tab}{Tab}', does: 'Moves past both checkboxes to the title of the first item.', outcome: { focus: FIRST } },
    { keys: 'j', does: 'Moves to the next item, like Arrow down.', outcome: { focus: SECOND } },
    { keys: '{ArrowDown}', does: 'Moves to the next item.', outcome: { focus: THIRD } },
    { keys: 'k', does: 'Moves to the previous item, like Arrow up.', outcome: { focus: SECOND } },
    { keys: '{Home}', does: 'Moves to the first item; End to the last.', outcome: { focus: FIRST } },
    {
      keys: 'x',
      does: 'Selects or deselects the item; the focus stays.',
      outcome: [
        { calls: 'onValueChange' },
        { focus: FIRST },
        { shows: { role: 'checkbox', name: 'Select Line Follower Championship wants the Main Auditorium', state: { checked: true } } },
      ],
    },
    { keys: '{Enter}', does: 'Opens the item.', outcome: { calls: 'onItemSelect' } },
    { keys: '{Tab}', does: 'Moves to the actions of this item, and past all other items.', outcome: { focus: APPROVE } },
    {
      keys: '{Enter}',
      does: 'Runs the action; the focus moves to the next item.',
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
      says: 'A closed item has one line below its title and one action; details and other actions appear when it is opened.',
      story: 'Narrow',
    },
    long: { says: 'Titles and texts wrap; nothing is cut off.', story: 'LongWords' },
    many: { says: 'Show one page with LoadMore below: people go through the items one by one.', story: 'Many' },
    rightToLeft: { says: 'Marks are on the right, actions on the left.', story: 'RightToLeft' },
  },
  related: ['RecordList', 'LoadMore', 'CommandMenu', 'EmptyState'],
  matrix: 'Selected',
} satisfies ComponentGuide;
