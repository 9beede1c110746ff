import { Stack } from '../../layout/Stack/Stack.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { TopBar } from '../TopBar/TopBar.tsx';

const SKIP = { role: 'link', name: 'Skip to content' } as const;
const OPENER = { role: 'button', name: 'More' } as const;
const DRAWER = { role: 'dialog', name: 'Quad' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Somebody is signed in: every page of the portal stands in one shell, that stays while the pages change.'],
  useInstead: [
    { when: 'Nobody is signed in yet', component: 'AccountPage' },
    { when: 'What one page says is arranged', component: 'Page' },
    { when: 'The tiles of a dashboard are arranged', component: 'DashboardGrid' },
  ],
  anatomy: [
    { part: 'Skip to content', is: 'the first stop of the Tab key, seen only while it has the focus.' },
    { part: 'Sidebar', is: 'the places of the portal from a tablet on; it can be collapsed to pictures.' },
    { part: 'Top bar', is: 'where the person is, and the profile menu.' },
    { part: 'Foot', is: 'on a phone, in place of the sidebar: its first four places.' },
    { part: 'More', is: 'opens the drawer.' },
    { part: 'Drawer', is: 'the same places over the page; it closes once one is chosen.' },
    { part: 'Content', is: 'the page itself, `children`; its main part.' },
  ],
  dos: [
    {
      do: (
        <Stack gap="s">
          <TopBar title="Welcome to the Events Section" />
          <Heading level={2}>Upcoming events</Heading>
        </Stack>
      ),
      dont: (
        <Stack gap="s">
          <TopBar title="Welcome to the Events Section" />
          <Heading level={1}>Events</Heading>
        </Stack>
      ),
      why: 'A page has one heading of the first level. Leave `title` out where the content brings it.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the link past the navigation.', outcome: { focus: SKIP }, story: 'OnAPhone' },
    {
      keys: '{Enter}',
      on: OPENER,
      does: 'Opens the drawer with the places.',
      outcome: [{ shows: DRAWER }, { shows: { role: 'link', name: 'Home' } }],
      story: 'OnAPhone',
    },
    {
      keys: '{Escape}',
      does: 'Closes the drawer; the focus goes back to its button.',
      outcome: [{ hides: DRAWER }, { focus: OPENER }],
      story: 'OnAPhone',
    },
  ],
  screenReader: [
    { part: 'Skip to content', ...SKIP },
    { part: 'Sidebar', role: 'complementary', name: 'Sidebar' },
    { part: 'Places', role: 'navigation', name: 'Sections' },
    { part: 'Foot of the sidebar', role: 'navigation', name: 'Session' },
    { part: 'Top bar', role: 'banner' },
    { part: 'Title', role: 'heading', name: 'Welcome to the Home Section', state: { level: 1 } },
    { part: 'Content', role: 'main' },
    { part: 'More', ...OPENER, story: 'OnAPhone' },
  ],
  adapts: {
    narrow: { says: 'On a phone the sidebar is gone, and its places are in a drawer behind a button.', story: 'OnAPhone' },
    long: { says: 'A long title breaks in the top bar, which grows with it.', story: 'Default' },
    many: { says: 'More places than fit scroll in the sidebar, which stays beside the page.', story: 'Default' },
    rightToLeft: { says: 'The sidebar stands on the right, and the drawer comes in from there.', story: 'Default' },
  },
  related: ['Sidebar', 'TopBar', 'ProfileMenu', 'Drawer', 'Page', 'DashboardGrid'],
  matrix: 'Collapsed',
} satisfies ComponentGuide;
