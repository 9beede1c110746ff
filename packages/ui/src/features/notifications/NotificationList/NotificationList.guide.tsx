import { aNotification } from '@quad/domain/fixtures';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { NotificationList } from './NotificationList.tsx';

const ALL = { role: 'button', name: 'Mark all as read' } as const;
const FIRST = { role: 'link', name: 'Robo Soccer has a new time or place' } as const;
const SECOND = { role: 'link', name: '4 endorsements of your skills' } as const;
const onSee = async () => {};

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Somebody looks through what happened that concerns them: decisions, endorsements, changes of their events.'],
  useInstead: [
    { when: 'Things wait for an answer', component: 'InboxList' },
    { when: 'It is chosen what one is told about', component: 'NotificationChoice' },
    { when: 'Something has just been done', component: 'Banner' },
  ],
  anatomy: [
    { part: 'Mark all as read', is: 'there as long as something is unread; takes all that was there when it was shown.' },
    { part: 'Topic and time', is: 'what it belongs to, and when the latest of it happened.' },
    { part: 'Line', is: 'what happened, or how many of a kind; leads to it and marks it as read.' },
    { part: 'Why', is: 'who did it where there are several, and why one is told.' },
  ],
  dos: [
    {
      do: <NotificationList notifications={[aNotification({ count: 4 })]} onSee={onSee} />,
      dont: <NotificationList notifications={['4', '3', '2', '1'].map((_id) => aNotification({ _id }))} onSee={onSee} />,
      why: 'What is unread of a kind is one line, so that nobody reads the same four times.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to what marks everything as read.', outcome: { focus: ALL } },
    { keys: '{Tab}{Tab}{Tab}', does: 'Moves past the checkboxes to the first line.', outcome: { focus: FIRST } },
    { keys: 'j', does: 'Goes to the next line, K to the one before.', outcome: { focus: SECOND } },
    {
      keys: 'x',
      does: 'Selects the line.',
      outcome: { shows: { role: 'checkbox', name: 'Select 4 endorsements of your skills', state: { checked: true } } },
    },
    { keys: '{Enter}', on: ALL, does: 'Marks everything as read.', outcome: { calls: 'onSee' } },
    { keys: '{Enter}', on: { role: 'button', name: 'Retry' }, does: 'Asks for it again.', outcome: { calls: 'onRetry' }, story: 'Failed' },
  ],
  screenReader: [
    { part: 'List', role: 'list', name: 'Notifications' },
    { part: 'Line', ...FIRST },
    { part: 'Unread', role: 'status', text: '3 new, 6 in all' },
    { part: 'While it is on its way', role: 'status', text: 'Loading notifications...', story: 'Loading' },
    { part: 'Failure', role: 'alert', text: 'Failed to load the notifications.', story: 'Failed' },
  ],
  adapts: {
    narrow: { says: 'Lines break; the checkbox stays beside them.', story: 'OnAPhone' },
    long: { says: 'Titles break; nothing is cut off.', story: 'LongTitle' },
    many: { says: 'A page at a time, with a button for the next.', story: 'Many' },
    rightToLeft: { says: 'Lines begin on the right.', story: 'Default' },
  },
  related: ['InboxList', 'NotificationChoice', 'LoadMore'],
  matrix: 'Kinds',
} satisfies ComponentGuide;
