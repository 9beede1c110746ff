import type { ComponentGuide } from '../../testing/guide.ts';
import { TopBar } from './TopBar.tsx';

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
  ],
  adapts: {
    narrow: {
      says: 'The title grows smaller, and breaks into two lines at most; what does not fit into them ends with an ellipsis.',
      story: 'OnAPhone',
    },
    long: { says: 'From a tablet on a long title breaks, and the bar grows with it; what is at the end keeps its room.', story: 'Default' },
    many: { says: 'What stands at the end is one menu; whatever else belongs to the person goes into it.', story: 'Default' },
    rightToLeft: { says: 'The title stands on the right, the menu on the left.', story: 'Default' },
  },
  related: ['AppShell', 'ProfileMenu', 'Sidebar', 'Page'],
  matrix: 'TitleOnly',
} satisfies ComponentGuide;
