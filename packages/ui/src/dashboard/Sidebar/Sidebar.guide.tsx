import { Stack } from '../../layout/Stack/Stack.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import type { NavigationLink } from '../navigation.ts';
import { SidebarItems } from './SidebarItems.tsx';

const COLLAPSE = { role: 'button', name: 'Collapse sidebar' } as const;
const EXPAND = { role: 'button', name: 'Expand sidebar' } as const;
const HOME = { role: 'link', name: 'Home' } as const;

const PLACES: readonly NavigationLink[] = [
  { id: 'home', label: 'Home', href: '#home', icon: 'home' },
  { id: 'events', label: 'Events', href: '#events', icon: 'events' },
];
const LOGOUT: NavigationLink = { id: 'logout', label: 'Logout', href: '#logout', icon: 'logout' };

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['The links of the portal should be reachable on every page. Use it as part of AppShell, which includes it.'],
  useInstead: [
    { when: 'The whole frame of the portal is needed', component: 'AppShell' },
    { when: 'Views of one page are switched', component: 'Tabs' },
    { when: 'A dashboard leads to pages, with a description of each', component: 'Tile' },
  ],
  anatomy: [
    { part: 'Name', is: 'the name of the portal; hidden while collapsed.' },
    { part: 'Collapse sidebar', is: 'switches between icons with names and icons only; the page decides where the state is stored.' },
    { part: 'Place', is: 'a link with icon and name; the current one has a bar and a background, not only another colour.' },
    { part: 'Foot', is: 'links and actions at the bottom, such as signing out.' },
  ],
  dos: [
    {
      do: (
        <Stack gap="m">
          <SidebarItems label="Sections" items={PLACES} currentId="events" />
          <SidebarItems label="Session" items={[LOGOUT]} />
        </Stack>
      ),
      dont: (
        <Stack>
          <SidebarItems label="Sections" items={[LOGOUT, ...PLACES]} currentId="events" />
        </Stack>
      ),
      why: 'Signing out is not a page. As one of the `footerItems` it is separate, so that nobody presses it by accident.',
    },
  ],
  keyboard: [
    {
      keys: '{Enter}',
      on: COLLAPSE,
      does: 'Collapses the sidebar; the button keeps the focus and now expands it.',
      outcome: [{ calls: 'onCollapsedChange' }, { shows: { ...EXPAND, state: { expanded: false } } }, { focus: EXPAND }],
      story: 'Collapsing',
    },
    {
      keys: '{Tab}',
      does: 'Moves to the first link; in a collapsed sidebar its name appears as a tooltip.',
      outcome: [{ focus: HOME }, { shows: { role: 'tooltip', text: 'Home' } }],
      story: 'Collapsing',
    },
  ],
  screenReader: [
    { part: 'Sidebar', role: 'complementary', name: 'Sidebar' },
    { part: 'Collapse sidebar', ...COLLAPSE, state: { expanded: true } },
    { part: 'Places', role: 'navigation', name: 'Sections' },
    { part: 'Current place', role: 'link', name: 'Events', state: { current: 'page' } },
    { part: 'Another place', ...HOME, state: { current: false } },
    { part: 'Foot', role: 'navigation', name: 'Session', story: 'WithFooter' },
    { part: 'Place while it is collapsed', ...HOME, story: 'Collapsed' },
  ],
  adapts: {
    narrow: { says: 'On a phone it is not rendered; AppShell shows its links in a drawer.', story: 'Default' },
    long: { says: 'The name of the portal ends with an ellipsis; names of links wrap.', story: 'Default' },
    many: { says: 'It is as high as the screen, and scrolls by itself.', story: 'WithFooter' },
    rightToLeft: { says: 'It is on the right, with icons to the right of the names.', story: 'Default' },
  },
  related: ['AppShell', 'TopBar', 'Drawer', 'Tabs'],
  matrix: 'Collapsed',
} satisfies ComponentGuide;
