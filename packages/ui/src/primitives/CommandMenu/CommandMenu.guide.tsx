import { Inline } from '../../layout/Inline/Inline.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { Text } from '../Text/Text.tsx';
import { CommandMenu } from './CommandMenu.tsx';

const FIELD = { role: 'combobox', name: 'Search or go to' } as const;
const MENU = { role: 'dialog', name: 'Search or go to' } as const;
const OPENER = { role: 'button', name: 'Find anything' } as const;
const PLACES = [
  {
    label: 'Go to',
    items: [
      { id: 'events', label: 'Events', href: '#events' },
      { id: 'skills', label: 'Skills', href: '#skills' },
    ],
  },
];

function active(name: string) {
  return { shows: { role: 'option', name, state: { selected: true } } } as const;
}

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: [
    'There is more to go to or to do than fits a menu, and people who know its name want to be there in two keys and a word.',
    'People, events and pages are found from one place, wherever one is.',
  ],
  useInstead: [
    { when: 'A few things can be done with one thing on the page', component: 'DropdownMenu' },
    { when: 'An answer of a form is one of many', component: 'Combobox' },
    { when: 'What is on the screen is narrowed down', component: 'SearchField' },
  ],
  anatomy: [
    { part: 'Trigger', is: 'a button for whoever does not know the keys; it may show them with Kbd.' },
    { part: 'Field', is: 'has the focus from the beginning to the end; what it finds stands below.' },
    { part: 'Group', is: 'what has something in common, under its name: recent, pages, people.' },
    { part: 'Command', is: 'an icon, what it is called, what tells it from others, and the keys that do it without the menu.' },
    { part: 'Message', is: 'that it searches, that nothing was found, or that the search failed, with a button that tries again.' },
    { part: 'Keys', is: 'which of them do what; not shown under a finger.' },
  ],
  dos: [
    {
      do: (
        <CommandMenu
          shortcut={false}
          groups={PLACES}
          trigger={
            <Button>
              Find anything <Kbd keys={['Mod', 'K']} />
            </Button>
          }
        />
      ),
      dont: (
        <Inline>
          <Text>Press Ctrl K</Text>
          <CommandMenu shortcut={false} groups={PLACES} />
        </Inline>
      ),
      why: 'A menu that only a key opens is not there for whoever has no keyboard, or does not know the key.',
    },
  ],
  keyboard: [
    {
      keys: '{Control>}k{/Control}',
      does: 'Opens the menu from anywhere, at the field; the first command is the active one.',
      outcome: [{ focus: FIELD }, active('Robo Night 24 Nov, 6:30 pm')],
    },
    {
      keys: '{ArrowDown}',
      does: 'Goes to the next command, from group to group; up goes back.',
      outcome: [{ focus: FIELD }, active('Dashboard')],
    },
    { keys: 'kav', does: 'Shows what fits; the first of it is active.', outcome: [active('Kavya Nair kavya@campus.example')] },
    { keys: '{Escape}', does: 'Closes it; the focus goes back to where it was.', outcome: { hides: MENU } },
    { keys: '{Control>}k{/Control}', does: 'Opens it again, with nothing typed.', outcome: { shows: { ...FIELD, state: { value: '' } } } },
    {
      keys: 'create{Enter}',
      does: 'Does what is active, or follows it, and closes the menu.',
      outcome: [{ calls: 'onSelect' }, { hides: MENU }],
    },
  ],
  screenReader: [
    { part: 'Trigger', ...OPENER },
    { part: 'Menu', ...MENU, story: 'Open' },
    { part: 'Field', ...FIELD, state: { expanded: true, value: '' }, story: 'Open' },
    { part: 'List', role: 'listbox', name: 'Search or go to', story: 'Open' },
    { part: 'Group', role: 'group', name: 'Recent', story: 'Open' },
    { part: 'Active command', role: 'option', name: 'Robo Night 24 Nov, 6:30 pm', state: { selected: true }, story: 'Open' },
    { part: 'Field where nothing was found', ...FIELD, state: { expanded: false }, story: 'Empty' },
    { part: 'Message', role: 'status', text: 'Nothing found. Try another word.', story: 'Empty' },
    { part: 'Message of a search that failed', role: 'alert', text: 'The search did not work.', story: 'Failed' },
  ],
  adapts: {
    narrow: { says: 'On a phone it is as wide as the window and keeps to its top, above the keyboard.', story: 'Phone' },
    long: { says: 'Names and details break; the list scrolls, field and keys stay.', story: 'LongNames' },
    many: { says: 'The list scrolls to the active one. Give hundreds as `groups`, and more with `onSearch`.', story: 'Many' },
    rightToLeft: { says: 'Icons and words begin on the right, keys stand on the left.', story: 'OpenRightToLeft' },
  },
  related: ['Kbd', 'DropdownMenu', 'Combobox', 'SearchField', 'Dialog'],
  matrix: 'Open',
} satisfies ComponentGuide;
