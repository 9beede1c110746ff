import type { ComponentGuide } from '../../testing/guide.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A list, a chart or a page is empty: nothing has been added yet, or nothing matches the filters.'],
  useInstead: [
    { when: 'Something went wrong', component: 'ErrorState' },
    { when: 'The content is loading', component: 'LoadingShape' },
    { when: 'It is a list: pass this to its `empty`', component: 'RecordList' },
  ],
  anatomy: [
    { part: 'Frame', is: 'dashed, in place of the missing content and about its size.' },
    { part: 'Icon', is: 'a muted 24 px icon of the missing content, decorative.' },
    { part: 'Title', is: 'what is missing.' },
    { part: 'Description', is: 'the reason, and what to do next.' },
    { part: 'Action', is: 'the button for that.' },
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
      why: 'It says what will be here, and how to add it.',
    },
    {
      do: <EmptyState title="No events found" description="No event fits these filters." action={<Button>Clear filters</Button>} />,
      dont: <EmptyState title="No events yet" action={<Button variant="primary">Add Event</Button>} />,
      why: 'If filters hide everything, offer to clear them; it would be wrong to say that there is nothing.',
    },
  ],
  keyboard: [],
  screenReader: [
    { part: 'Title', role: 'paragraph', text: 'No events found' },
    { part: 'Action', role: 'button', name: 'Add Event', story: 'WithIconAndAction' },
  ],
  adapts: {
    narrow: { says: 'Text wraps to balanced, centered lines.', story: 'WithIconAndAction' },
    long: { says: 'The description wraps; use at most two sentences.', story: 'Default' },
    many: { says: 'Use one for a whole list, not one for each of its parts.', story: 'Default' },
    rightToLeft: { says: 'Everything is centered; only the text direction changes.', story: 'WithIconAndAction' },
  },
  related: ['ErrorState', 'LoadingShape', 'RecordList', 'FilterBar'],
  matrix: 'WithIconAndAction',
} satisfies ComponentGuide;
