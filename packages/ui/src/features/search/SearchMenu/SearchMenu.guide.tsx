import { Button } from '../../../primitives/Button/Button.tsx';
import { Kbd } from '../../../primitives/Kbd/Kbd.tsx';
import { SearchField } from '../../../primitives/SearchField/SearchField.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const FIELD = { role: 'combobox', name: 'Search or go to' } as const;
const MENU = { role: 'dialog', name: 'Search or go to' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Somebody is to reach any screen, event, unit or person of the portal by typing what it is called, wherever they are.'],
  useInstead: [
    { when: 'Commands are others than those of the portal', component: 'CommandMenu' },
    { when: 'A list on the screen is narrowed down', component: 'SearchField' },
    { when: 'An answer of a form is searched', component: 'Combobox' },
  ],
  anatomy: [
    { part: 'Field', is: 'has the focus as long as it is open.' },
    { part: 'Recent', is: 'what was gone to last on this device, until something is typed.' },
    { part: 'Go to, Do', is: 'the sections of the role, and what it can do; known without asking.' },
    { part: 'Events, Units, People, Positions, Rooms', is: 'what the server finds that the person may read.' },
  ],
  dos: [
    {
      do: (
        <Button>
          Find anything <Kbd keys={['Mod', 'K']} />
        </Button>
      ),
      dont: <SearchField label="Find anything" />,
      why: 'A button says that a menu opens; a field in the bar takes room, and looks as if it searched the list below.',
    },
  ],
  keyboard: [
    { keys: 'robo', does: 'Finds what is called so, when typing pauses.', outcome: { shows: { role: 'group', name: 'Units' } } },
    { keys: '{ArrowDown}', does: 'Goes to the next one; the focus stays in the field.', outcome: { focus: FIELD } },
    { keys: '{Enter}', does: 'Goes there, and closes the menu.', outcome: [{ calls: 'onChoose' }, { hides: MENU }] },
  ],
  screenReader: [
    { part: 'Menu', ...MENU },
    { part: 'Field', ...FIELD, state: { expanded: true } },
    { part: 'Recent', role: 'group', name: 'Recent', story: 'WithRecent' },
    { part: 'Sections', role: 'group', name: 'Go to' },
    { part: 'Message', role: 'status', text: 'Nothing found. Try another word.', story: 'Empty' },
    { part: 'Message of a search that failed', role: 'alert', text: 'The search did not work.', story: 'Failed' },
  ],
  adapts: {
    narrow: { says: 'On a phone it is as wide as the window and keeps to its top.', story: 'OnAPhone' },
    long: { says: 'Names and details break.', story: 'LongNames' },
    many: { says: 'The server gives twenty at most; whoever misses something types on.', story: 'Found' },
    rightToLeft: { says: 'Icons stand on the right.', story: 'Default' },
  },
  related: ['CommandMenu', 'SearchField', 'Kbd'],
  matrix: 'Found',
} satisfies ComponentGuide;
