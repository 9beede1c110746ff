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
  useWhen: ['The top bar offers what belongs to the signed-in person, such as profile, settings and signing out.'],
  useInstead: [
    { when: 'The actions are about an item on the page', component: 'DropdownMenu' },
    { when: 'It is a page of the portal', component: 'Sidebar' },
    { when: 'Only the photo of a person is shown', component: 'Avatar' },
  ],
  anatomy: [
    { part: 'Button', is: 'the initials and, from the width of a desktop on, the name. Screen readers announce the name at every width.' },
    { part: 'Menu', is: 'opens on the first press, which loads its code.' },
    { part: 'Item', is: 'a link or an action, with an icon.' },
    { part: 'Line', is: 'before an item with `groupStart`, such as signing out.' },
  ],
  dos: [
    {
      do: <ProfileMenu name="Meera Iyer" items={[{ id: 'profile', label: 'My Profile', href: '#profile', icon: 'profile' }]} />,
      dont: <ProfileMenu name="Menu" items={[{ id: 'profile', label: 'My Profile', href: '#profile', icon: 'profile' }]} />,
      why: 'The name shows who is signed in, which matters on a shared computer.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button.', outcome: { focus: OPENER }, story: STORY },
    {
      keys: '{Enter}',
      does: 'Opens the menu, like Space and the down arrow.',
      outcome: [{ shows: MENU }, { shows: { ...OPENER, state: { expanded: true } } }],
      story: STORY,
    },
    { keys: '{ArrowDown}', on: item('My Profile'), does: 'Moves to the next item.', outcome: { focus: item('Settings') }, story: STORY },
    { keys: '{End}', does: 'Moves to the last item.', outcome: { focus: item('Logout') }, story: STORY },
    { keys: '{Home}', does: 'Moves to the first item.', outcome: { focus: item('My Profile') }, story: STORY },
    {
      keys: '{Escape}',
      does: 'Closes the menu; the focus returns to the button.',
      outcome: [{ hides: MENU }, { focus: OPENER }],
      story: STORY,
    },
    { keys: '{ArrowDown}', does: 'Opens the menu again.', outcome: { shows: MENU }, story: STORY },
    {
      keys: '{Enter}',
      on: item('Settings'),
      does: 'Selects the item and closes the menu.',
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
    narrow: { says: 'Below the width of a desktop only the initials are visible; the name is still announced.', story: 'Default' },
    long: { says: 'A name wider than 12 rem ends with an ellipsis, and is announced completely.', story: 'LongName' },
    many: { says: 'There are few items. If they are higher than the screen, the menu scrolls.', story: 'Open' },
    rightToLeft: { says: 'Initials and name change sides, and so do the icons of the items.', story: 'Open' },
  },
  related: ['DropdownMenu', 'TopBar', 'Avatar', 'SettingsPanels'],
  matrix: 'Open',
} satisfies ComponentGuide;
