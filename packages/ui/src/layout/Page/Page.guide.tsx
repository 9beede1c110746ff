import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Page } from './Page.tsx';

const BACK = { role: 'link', name: 'Back to events' } as const;
const EDIT = { role: 'button', name: 'Edit' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A screen starts: each has a title, space around it, and a readable width.'],
  useInstead: [
    { when: 'It is a part of a screen', component: 'Section' },
    { when: 'It is the frame around all screens', component: 'AppShell' },
    { when: 'It is a form before signing in', component: 'AccountPage' },
  ],
  anatomy: [
    { part: 'Back', is: 'a link to the previous page, above the title.' },
    { part: 'Title', is: 'the name of the page, its only heading of level 1.' },
    { part: 'Subtitle', is: 'a sentence below the title.' },
    { part: 'Actions', is: 'buttons, the primary one last.' },
    { part: 'Content', is: 'with a width for forms, for reading, or for tables and cards.' },
  ],
  dos: [
    {
      do: (
        <Page title="Events" actions={<Button variant="primary">Add Event</Button>}>
          <Card>Line Follower Championship</Card>
        </Page>
      ),
      dont: (
        <Page title="Welcome to the events page">
          <Card>Line Follower Championship</Card>
          <Button variant="primary">Add Event</Button>
        </Page>
      ),
      why: 'The title is the page’s name in the navigation; the actions are beside it, before a long list.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to Back first.', outcome: { focus: BACK }, story: 'WithEverything' },
    { keys: '{Tab}', does: 'Moves on to the actions, and then into the content.', outcome: { focus: EDIT }, story: 'WithEverything' },
  ],
  screenReader: [
    { part: 'Title', role: 'heading', name: 'Events', state: { level: 1 } },
    { part: 'Back', ...BACK, story: 'WithEverything' },
    { part: 'Action', ...EDIT, story: 'WithEverything' },
  ],
  adapts: {
    narrow: { says: 'Actions move below the title, and the space around gets smaller.', story: 'WithEverything' },
    long: { says: 'A long title wraps to balanced lines.', story: 'LongTitle' },
    many: { says: 'Actions wrap; put more than three into a DropdownMenu.', story: 'WithEverything' },
    rightToLeft: { says: 'Title and Back are on the right, the actions on the left.', story: 'WithEverything' },
  },
  related: ['Section', 'BackLink', 'AppShell', 'Heading'],
  matrix: 'WithEverything',
} satisfies ComponentGuide;
