import { Bell } from 'lucide-react';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const BELL = { role: 'button', name: 'Notifications' } as const;
const SETTINGS = { role: 'button', name: 'Settings' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['The dashboard of a general secretary has no shell around it, and needs a head of its own.'],
  useInstead: [
    { when: 'The page stands in the shell of the portal', component: 'TopBar' },
    { when: 'Only the menu of the person is needed', component: 'ProfileMenu' },
  ],
  anatomy: [
    { part: 'Name', is: 'of the portal; leads to its start.' },
    { part: 'Search', is: 'is there and takes nothing yet, and says so.' },
    { part: 'Notifications and Settings', is: 'do nothing yet, and say so.' },
    { part: 'Logout', is: 'leads out.' },
    { part: 'Initials', is: 'of the person, for the eye only.' },
  ],
  dos: [
    {
      do: <IconButton label="Notifications" icon={<Bell size={20} aria-hidden="true" />} unavailableReason="Coming soon" />,
      dont: <IconButton label="Notifications" icon={<Bell size={20} aria-hidden="true" />} />,
      why: 'A button that does nothing says so when it is reached. A silent one looks broken.',
    },
  ],
  keyboard: [
    {
      keys: '{Enter}',
      on: BELL,
      does: 'Nothing; its tooltip says that it is not there yet.',
      outcome: [{ focus: BELL }, { shows: { role: 'tooltip', text: 'Coming soon' } }],
    },
    { keys: '{Tab}', does: 'Moves to the settings, which are not there yet either.', outcome: { focus: SETTINGS } },
    { keys: '{Tab}', does: 'Moves to the way out.', outcome: { focus: { role: 'link', name: 'Logout' } } },
  ],
  screenReader: [
    { part: 'Head', role: 'banner' },
    { part: 'Name', role: 'link', name: 'Quad' },
    { part: 'Search', role: 'searchbox', name: 'Search', state: { unavailable: true } },
    { part: 'Notifications', ...BELL, state: { unavailable: true } },
    { part: 'Settings', ...SETTINGS, state: { unavailable: true } },
    { part: 'Logout', role: 'link', name: 'Logout' },
  ],
  adapts: {
    narrow: { says: 'The search goes to a line of its own under name and buttons.', story: 'Default' },
    long: { says: 'A long name of the portal breaks; the person is two letters whatever the name.', story: 'Default' },
    many: { says: 'The buttons wrap where they do not fit in one line.', story: 'Default' },
    rightToLeft: { says: 'The name stands on the right, the buttons on the left.', story: 'Default' },
  },
  related: ['GensecModules', 'TopBar', 'IconButton', 'SearchField'],
} satisfies ComponentGuide;
