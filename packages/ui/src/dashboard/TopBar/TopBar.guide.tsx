import type { ComponentGuide } from '../../testing/guide.ts';
import { TopBar } from './TopBar.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A section of the portal needs a title bar. Use it as part of AppShell, which includes it.'],
  useInstead: [
    { when: 'The whole frame of the portal is needed', component: 'AppShell' },
    { when: 'A page has a title and actions of its own', component: 'Page' },
    { when: 'It is the dashboard of a GenSec', component: 'GensecHeader' },
  ],
  anatomy: [
    { part: 'Title', is: 'the title, the main heading of the page.' },
    { part: 'Subtitle', is: 'a few muted words about it, or a badge.' },
    { part: 'End', is: 'the menu of the signed-in person: the ProfileMenu.' },
  ],
  dos: [
    {
      do: <TopBar title="Welcome to the Events Section" />,
      dont: <TopBar title="Quad" />,
      why: 'The title names the page. The name of the portal is in the sidebar.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the profile menu.',
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
      says: 'The title gets smaller and wraps. The bar has room for three lines, and grows for a longer title.',
      story: 'OnAPhone',
    },
    long: { says: 'A long title wraps, and the bar grows; the menu keeps its width.', story: 'Default' },
    many: { says: 'There is one menu at the end; everything else that belongs to the person is inside it.', story: 'Default' },
    rightToLeft: { says: 'The title is on the right, the menu on the left.', story: 'Default' },
  },
  related: ['AppShell', 'ProfileMenu', 'Sidebar', 'Page'],
  matrix: 'TitleOnly',
} satisfies ComponentGuide;
