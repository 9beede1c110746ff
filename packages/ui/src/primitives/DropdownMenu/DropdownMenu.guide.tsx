import { Inline } from '../../layout/Inline/Inline.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { Select } from '../Select/Select.tsx';
import { DropdownMenu } from './DropdownMenu.tsx';

const TRIGGER = { role: 'button', name: 'Meera Iyer' } as const;
const MENU = { role: 'menu', name: 'Meera Iyer' } as const;
const PROFILE = { role: 'menuitem', name: 'My Profile' } as const;
const SETTINGS = { role: 'menuitem', name: 'Settings' } as const;
const LOGOUT = { role: 'menuitem', name: 'Logout' } as const;
const CATEGORIES = ['cultural', 'technical', 'sports'].map((value) => ({ value, label: value }));

function nothing(): void {
  // The examples only show the menu; its items do nothing.
}

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['More than three actions or places belong together, and none of them is what most people come for.'],
  useInstead: [
    { when: 'There are two or three actions', component: 'Button' },
    { when: 'One of a list is chosen and stays chosen', component: 'Select' },
    { when: 'There are words or controls in it', component: 'Popover' },
    { when: 'It is the navigation of the portal', component: 'Sidebar' },
  ],
  anatomy: [
    { part: 'Trigger', is: 'a Button or IconButton that says what is behind it.' },
    { part: 'Menu', is: 'under the end of the trigger, over the page; named by the trigger.' },
    { part: 'Item', is: 'goes somewhere, with `href`, or does something, with `onSelect`; an icon of 16 px before the word.' },
    { part: 'Line', is: 'begins a new group: above what ends something, such as signing out.' },
  ],
  dos: [
    {
      do: (
        <Inline>
          <Button>Edit</Button>
          <Button>Publish</Button>
        </Inline>
      ),
      dont: (
        <DropdownMenu
          trigger={<Button>Actions</Button>}
          items={[
            { id: 'edit', label: 'Edit', onSelect: nothing },
            { id: 'publish', label: 'Publish', onSelect: nothing },
          ]}
        />
      ),
      why: 'Two actions are better in sight; a menu hides what can be done.',
    },
    {
      do: (
        <Field label="Category">
          <Select options={CATEGORIES} />
        </Field>
      ),
      dont: (
        <DropdownMenu
          trigger={<Button>cultural</Button>}
          items={CATEGORIES.map(({ value, label }) => ({ id: value, label, onSelect: nothing }))}
        />
      ),
      why: 'A menu does things. What is chosen and kept is a Select, which says what is chosen and goes with its form.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the trigger.', outcome: { focus: TRIGGER } },
    {
      keys: '{Enter}',
      does: 'Opens the menu at its first item; Space and down do so too.',
      outcome: [{ shows: MENU }, { focus: PROFILE }],
    },
    { keys: '{ArrowDown}', does: 'Moves to the next item.', outcome: { focus: SETTINGS } },
    { keys: '{End}', does: 'Moves to the last one.', outcome: { focus: LOGOUT } },
    { keys: '{Home}', does: 'Moves to the first one.', outcome: { focus: PROFILE } },
    { keys: 's', does: 'A letter moves to the item that begins with it.', outcome: { focus: SETTINGS } },
    { keys: '{Escape}', does: 'Closes the menu, and the focus goes back to the trigger.', outcome: [{ hides: MENU }, { focus: TRIGGER }] },
    { keys: '{ArrowDown}', does: 'Opens it again.', outcome: { focus: PROFILE } },
    { keys: '{ArrowDown}', does: 'Moves to an item that does something.', outcome: { focus: SETTINGS } },
    { keys: '{Enter}', does: 'Does what the item says, and closes the menu.', outcome: [{ hides: MENU }, { focus: TRIGGER }] },
  ],
  screenReader: [
    { part: 'Trigger', ...TRIGGER, state: { expanded: false } },
    { part: 'Menu', ...MENU, story: 'Open' },
    { part: 'Item', ...PROFILE, story: 'Open' },
    { part: 'Line', role: 'separator', story: 'Open' },
  ],
  adapts: {
    narrow: { says: 'It is never wider than the window, and stays in it.', story: 'Open' },
    long: { says: 'A long label breaks: the menu is never wider than 20 rem.', story: 'Open' },
    many: { says: 'Lines make groups of what belongs together; more than about ten items belong on a page.', story: 'Open' },
    rightToLeft: { says: 'It ends at the left edge of its trigger, with icons to the right of the words.', story: 'Open' },
  },
  related: ['Button', 'Popover', 'Select', 'ProfileMenu'],
  matrix: 'Open',
} satisfies ComponentGuide;
