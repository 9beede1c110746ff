import type { ComponentGuide } from '../../testing/guide.ts';
import { TopBar } from './TopBar.tsx';

const OPENER = { role: 'button', name: 'Open navigation' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Over a section of the portal: it says where the person is. Use it as part of AppShell, which brings it.'],
  useInstead: [
    { when: 'The whole frame of the portal is needed', component: 'AppShell' },
    { when: 'A page has a title and actions of its own', component: 'Page' },
    { when: 'It is the dashboard of a GenSec', component: 'GensecHeader' },
  ],
  anatomy: [
    { part: 'Open navigation', is: 'on a phone only: opens what the sidebar shows elsewhere.' },
    { part: 'Title', is: 'where the person is; the top heading of the page.' },
    { part: 'Subtitle', is: 'a few quiet words about it, or a badge.' },
    { part: 'End', is: 'what belongs to the person: the ProfileMenu.' },
  ],
  dos: [
    {
      do: <TopBar title="Welcome to the Events Section" />,
      dont: <TopBar title="Quad" />,
      why: 'The title says where one is. The name of the portal stands in the sidebar.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button on a phone.', outcome: { focus: OPENER }, story: 'OnAPhone' },
    { keys: '{Enter}', does: 'Asks for the navigation.', outcome: { calls: 'onOpenNavigation' }, story: 'OnAPhone' },
    {
      keys: '{Tab}',
      does: 'Moves to what belongs to the person.',
      outcome: { focus: { role: 'button', name: 'Meera Iyer' } },
      story: 'OnAPhone',
    },
  ],
  screenReader: [
    { part: 'Bar', role: 'banner' },
    { part: 'Title', role: 'heading', name: 'Welcome to the Events Section', state: { level: 1 } },
    { part: 'Open navigation', ...OPENER, story: 'OnAPhone' },
  ],
  adapts: {
    narrow: { says: 'The title grows smaller and breaks; the button of the navigation comes before it.', story: 'OnAPhone' },
    long: { says: 'A long title breaks, and the bar grows with it; what is at the end keeps its room.', story: 'OnAPhone' },
    many: { says: 'What stands at the end is one menu; whatever else belongs to the person goes into it.', story: 'Default' },
    rightToLeft: { says: 'The title stands on the right, the menu on the left.', story: 'Default' },
  },
  related: ['AppShell', 'ProfileMenu', 'Sidebar', 'Page'],
  matrix: 'TitleOnly',
} satisfies ComponentGuide;
