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
  useWhen: ['Somebody is signed in: all pages of the portal are inside one shell, which stays mounted while pages change.'],
  useInstead: [
    { when: 'Nobody is signed in', component: 'AccountPage' },
    { when: 'The content of one page is arranged', component: 'Page' },
    { when: 'The tiles of a dashboard are arranged', component: 'DashboardGrid' },
  ],
  anatomy: [
    { part: 'Skip to content', is: 'the first tab stop, visible only while focused.' },
    { part: 'Sidebar', is: 'the navigation from the width of a tablet on; it can be collapsed to icons.' },
    { part: 'Top bar', is: 'the title of the page, and the profile menu.' },
    { part: 'Foot', is: 'on a phone, instead of the sidebar: the first four links.' },
    { part: 'More', is: 'opens the drawer.' },
    { part: 'Drawer', is: 'the same links above the page; it closes when one is selected.' },
    { part: 'Content', is: 'the page itself, `children`, as the main landmark.' },
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
      why: 'A page has one heading of level 1. Omit `title` if the content has that heading.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the link that skips the navigation.', outcome: { focus: SKIP }, story: 'OnAPhone' },
    {
      keys: '{Enter}',
      on: OPENER,
      does: 'Opens the drawer with the navigation.',
      outcome: [{ shows: DRAWER }, { shows: { role: 'link', name: 'Home' } }],
      story: 'OnAPhone',
    },
    {
      keys: '{Escape}',
      does: 'Closes the drawer; the focus returns to its button.',
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
    narrow: { says: 'On a phone the sidebar is hidden, and its links are in a drawer behind a button.', story: 'OnAPhone' },
    long: { says: 'A long title wraps in the top bar, which grows.', story: 'Default' },
    many: { says: 'If there are too many links, the sidebar scrolls while it stays beside the page.', story: 'Default' },
    rightToLeft: { says: 'The sidebar is on the right, and the drawer opens from there.', story: 'Default' },
  },
  related: ['Sidebar', 'TopBar', 'ProfileMenu', 'Drawer', 'Page', 'DashboardGrid'],
  matrix: 'Collapsed',
} satisfies ComponentGuide;
