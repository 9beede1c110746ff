import type { ComponentGuide } from '../../testing/guide.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A list, a chart or a page has nothing to show: nothing was made yet, or nothing fits the filters.'],
  useInstead: [
    { when: 'Something went wrong', component: 'ErrorState' },
    { when: 'It is on its way', component: 'LoadingShape' },
    { when: 'It is a list: give this to its `empty`', component: 'RecordList' },
  ],
  anatomy: [
    { part: 'Frame', is: 'dashed, in the place and about the size of what is missing.' },
    { part: 'Icon', is: 'a quiet picture of what would be here, 24 px, for the eye only.' },
    { part: 'Title', is: 'what there is none of.' },
    { part: 'Description', is: 'why, and what to do next.' },
    { part: 'Action', is: 'the button that does it.' },
  ],
  dos: [
    {
      do: (
        <EmptyState
          title="No events yet"
          description="Events of your club appear here once they are created."
          action={<Button variant="primary">Add Event</Button>}
        />
      ),
      dont: <EmptyState title="No data" />,
      why: 'It says what would be here and how it gets here.',
    },
    {
      do: <EmptyState title="No events found" description="No event fits these filters." action={<Button>Clear filters</Button>} />,
      dont: <EmptyState title="No events yet" action={<Button variant="primary">Add Event</Button>} />,
      why: 'Where filters hide everything, the way on is to take them back; to say that there is nothing is wrong.',
    },
  ],
  keyboard: [],
  screenReader: [
    { part: 'Title', role: 'paragraph', text: 'No events found' },
    { part: 'Action', role: 'button', name: 'Add Event', story: 'WithIconAndAction' },
  ],
  adapts: {
    narrow: { says: 'Words break into lines of one length, in the middle.', story: 'WithIconAndAction' },
    long: { says: 'The description breaks; keep it to two sentences.', story: 'Default' },
    many: { says: 'One stands for a whole list, and none for each of its parts.', story: 'Default' },
    rightToLeft: { says: 'Everything stands in the middle; only the reading turns.', story: 'WithIconAndAction' },
  },
  related: ['ErrorState', 'LoadingShape', 'RecordList', 'FilterBar'],
  matrix: 'WithIconAndAction',
} satisfies ComponentGuide;
