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
  useWhen: ['The places of the portal should be within reach on every page. Use it as part of AppShell, which brings it.'],
  useInstead: [
    { when: 'The whole frame of the portal is needed', component: 'AppShell' },
    { when: 'Views of one page are changed', component: 'Tabs' },
    { when: 'A dashboard leads to places with a word about each', component: 'Tile' },
  ],
  anatomy: [
    { part: 'Name', is: 'of the portal; not shown while it is collapsed.' },
    { part: 'Collapse sidebar', is: 'turns names into pictures alone and back; where that is kept is the page’s to say.' },
    { part: 'Place', is: 'a link with a picture and its name; the current one has a bar and a surface, not colour alone.' },
    { part: 'Foot', is: 'what stays at the bottom, such as signing out.' },
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
      why: 'Signing out is no place. As one of `footerItems` it stands apart, where nobody presses it in passing.',
    },
  ],
  keyboard: [
    {
      keys: '{Enter}',
      on: COLLAPSE,
      does: 'Collapses it; the button keeps the focus and now expands it.',
      outcome: [{ calls: 'onCollapsedChange' }, { shows: { ...EXPAND, state: { expanded: false } } }, { focus: EXPAND }],
      story: 'Collapsing',
    },
    {
      keys: '{Tab}',
      does: 'Moves to the first place; collapsed, its name comes as a tooltip.',
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
    narrow: { says: 'On a phone it is not drawn; AppShell shows its places in a drawer.', story: 'Default' },
    long: { says: 'The name of the portal is cut off with an ellipsis; names of places break.', story: 'Default' },
    many: { says: 'It is as high as the screen, and scrolls by itself.', story: 'WithFooter' },
    rightToLeft: { says: 'It stands on the right, with pictures to the right of the names.', story: 'Default' },
  },
  related: ['AppShell', 'TopBar', 'Drawer', 'Tabs'],
  matrix: 'Collapsed',
} satisfies ComponentGuide;
