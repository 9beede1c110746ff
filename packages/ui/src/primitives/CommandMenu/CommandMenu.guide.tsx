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
    'There are more pages and actions than a menu can show, and people who know their name reach them with two keys and a word.',
    'People, events and pages can be found from anywhere.',
  ],
  useInstead: [
    { when: 'An item on the page has a few actions', component: 'DropdownMenu' },
    { when: 'A form field is one of many options', component: 'Combobox' },
    { when: 'The list on the page is filtered', component: 'SearchField' },
  ],
  anatomy: [
    { part: 'Trigger', is: 'a button for people who do not know the keys; Kbd can show them.' },
    { part: 'Field', is: 'has the focus all the time; the results are below it.' },
    { part: 'Group', is: 'commands of one kind, below a heading: recent, pages, people.' },
    { part: 'Command', is: 'an icon, the name, a detail that distinguishes it, and the keys that run it without the menu.' },
    { part: 'Message', is: 'searching, nothing found, or failed, with a button that retries.' },
    { part: 'Keys', is: 'the keys of the menu; hidden on touch screens.' },
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
      why: 'A menu that only opens by keys is unavailable to people without a keyboard, or who do not know the keys.',
    },
  ],
  keyboard: [
    {
      keys: '{Control>}k{/Control}',
      does: 'Opens the menu from anywhere and focuses the input; the first command is active.',
      outcome: [{ focus: FIELD }, active('Robo Night 24 Nov, 6:30 pm')],
    },
    {
      keys: '{ArrowDown}',
      does: 'Moves to the next command, across groups; Up moves back.',
      outcome: [{ focus: FIELD }, active('Dashboard')],
    },
    { keys: 'kav', does: 'Shows the matching commands; the first one is active.', outcome: [active('Kavya Nair kavya@campus.example')] },
    { keys: '{Escape}', does: 'Closes the menu; the focus returns to the previous element.', outcome: { hides: MENU } },
    {
      keys: '{Control>}k{/Control}',
      does: 'Opens the menu again, with an empty input.',
      outcome: { shows: { ...FIELD, state: { value: '' } } },
    },
    {
      keys: 'create{Enter}',
      does: 'Runs or follows the active command, and closes the menu.',
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
    { part: 'Message of a search that failed', role: 'alert', text: 'The search failed.', story: 'Failed' },
  ],
  adapts: {
    narrow: { says: 'On a phone it is as wide as the window and stays at its top, above the keyboard.', story: 'Phone' },
    long: { says: 'Names and details wrap; the list scrolls, input and hints stay.', story: 'LongNames' },
    many: { says: 'The list scrolls to the active command. Pass hundreds as `groups`, and more with `onSearch`.', story: 'Many' },
    rightToLeft: { says: 'Icons and text start on the right, keys are on the left.', story: 'OpenRightToLeft' },
  },
  related: ['Kbd', 'DropdownMenu', 'Combobox', 'SearchField', 'Dialog'],
  matrix: 'Open',
} satisfies ComponentGuide;
