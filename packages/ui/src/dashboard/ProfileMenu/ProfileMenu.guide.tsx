import type { ComponentGuide } from '../../testing/guide.ts';
import { ProfileMenu } from './ProfileMenu.tsx';

const OPENER = { role: 'button', name: 'Meera Iyer' } as const;
const MENU = { role: 'menu', name: 'Meera Iyer' } as const;
const STORY = 'ByKeyboard';

function item(name: string) {
  return { role: 'menuitem', name } as const;
}

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['In the top bar: what belongs to the person who is signed in, such as profile, settings and signing out.'],
  useInstead: [
    { when: 'The actions belong to a thing on the page', component: 'DropdownMenu' },
    { when: 'It is a place of the portal', component: 'Sidebar' },
    { when: 'Only the picture of a person is shown', component: 'Avatar' },
  ],
  anatomy: [
    { part: 'Button', is: 'the initials and, from a desktop on, the name. It names whose menu it is for screen readers at every width.' },
    { part: 'Menu', is: 'comes with the first press; its code is loaded then.' },
    { part: 'Item', is: 'goes somewhere or does something, with a picture of its own.' },
    { part: 'Line', is: 'before an item with `groupStart`, such as signing out.' },
  ],
  dos: [
    {
      do: <ProfileMenu name="Meera Iyer" items={[{ id: 'profile', label: 'My Profile', href: '#profile', icon: 'profile' }]} />,
      dont: <ProfileMenu name="Menu" items={[{ id: 'profile', label: 'My Profile', href: '#profile', icon: 'profile' }]} />,
      why: 'The name says who is signed in, which matters on a computer that is shared.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button.', outcome: { focus: OPENER }, story: STORY },
    {
      keys: '{Enter}',
      does: 'Opens the menu, as Space and the down arrow do.',
      outcome: [{ shows: MENU }, { shows: { ...OPENER, state: { expanded: true } } }],
      story: STORY,
    },
    { keys: '{ArrowDown}', on: item('My Profile'), does: 'Moves to the next item.', outcome: { focus: item('Settings') }, story: STORY },
    { keys: '{End}', does: 'Moves to the last item.', outcome: { focus: item('Logout') }, story: STORY },
    { keys: '{Home}', does: 'Moves to the first item.', outcome: { focus: item('My Profile') }, story: STORY },
    {
      keys: '{Escape}',
      does: 'Closes the menu; the focus goes back to the button.',
      outcome: [{ hides: MENU }, { focus: OPENER }],
      story: STORY,
    },
    { keys: '{ArrowDown}', does: 'Opens the menu again.', outcome: { shows: MENU }, story: STORY },
    {
      keys: '{Enter}',
      on: item('Settings'),
      does: 'Chooses the item and closes the menu.',
      outcome: [{ hides: MENU }, { focus: OPENER }],
      story: STORY,
    },
  ],
  screenReader: [
    { part: 'Button', ...OPENER, state: { expanded: false } },
    { part: 'Menu', ...MENU, story: 'Open' },
    { part: 'Item', ...item('Logout'), story: 'Open' },
  ],
  adapts: {
    narrow: { says: 'Below a desktop the initials stand alone; the name is still read.', story: 'Default' },
    long: { says: 'A name of more than 12 rem is cut off with an ellipsis, and read whole.', story: 'LongName' },
    many: { says: 'Items are few. What is more than a screen high scrolls inside the menu.', story: 'Open' },
    rightToLeft: { says: 'Initials and name change sides, and so do the pictures of the items.', story: 'Open' },
  },
  related: ['DropdownMenu', 'TopBar', 'Avatar', 'SettingsPanels'],
  matrix: 'Open',
} satisfies ComponentGuide;
