import { searchableThings } from '@quad/domain/fixtures';
import { sharedHits } from '@quad/domain/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { fn, screen } from 'storybook/test';
import { act, inside, onPage, sees, seesRole, sequence } from '../../../plays.ts';
import { type ComponentTables, key, ofStory, performTables } from '../../../testing/performTables.ts';
import { SearchMenu, type SearchMenuProps } from './SearchMenu.tsx';

const FIELD = { role: 'combobox', name: 'Search or go to' } as const;
const MENU = { role: 'dialog', name: 'Search or go to' } as const;

const tables = {
  keyboard: [
    ...ofStory(
      'ByKeyboard',
      key('robo', 'Finds what is called so, when typing pauses.', { shows: { role: 'group', name: 'Units' } }),
      key('{ArrowDown}', 'Goes to the next one; the focus stays in the field.', { focus: FIELD }),
      key('{Enter}', 'Goes there, and closes the menu.', { calls: 'onSelect' }, { hides: MENU }),
    ),
  ],
  screenReader: [
    { part: 'Menu', ...MENU },
    { part: 'Field', ...FIELD, state: { expanded: true } },
    { part: 'Recent', role: 'group', name: 'Recent', story: 'WithRecent' },
    { part: 'Sections', role: 'group', name: 'Go to' },
    { part: 'Message', role: 'status', text: 'Nothing found. Try another word.', story: 'Empty' },
    { part: 'Message of a search that failed', role: 'alert', text: 'The search failed.', story: 'Failed' },
  ],
} satisfies ComponentTables;

const isCalled = (typed: string) => (hit: { title: string }) => hit.title.toLowerCase().includes(typed.toLowerCase());

/** Prevents links from leaving the story. */
function StaysHere({ children }: { children: ReactNode }) {
  return <div onClickCapture={(event) => event.preventDefault()}>{children}</div>;
}

function Opened(args: SearchMenuProps) {
  const [isOpen, setOpen] = useState(args.open);
  return (
    <StaysHere>
      <SearchMenu
        {...args}
        open={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          args.onOpenChange(next);
        }}
      />
    </StaysHere>
  );
}

const meta = {
  title: 'Features/Search/SearchMenu',
  component: SearchMenu,
  parameters: { tables, frame: 'overlay' },
  args: {
    open: true,
    onOpenChange: fn(),
    role: 'PRESIDENT',
    onSearch: async (typed) => sharedHits([searchableThings().filter(isCalled(typed))]),
    recent: [],
    onSelect: fn(),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof SearchMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

async function type(text: string, userEvent: { type: (element: HTMLElement, text: string) => Promise<void> }) {
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search or go to' }), text);
}

export const Default: Story = { play: performTables };
export const ByKeyboard: Story = act(performTables);

/** Results grouped by kind, each with distinguishing details. */
export const Found: Story = {
  play: sequence(({ userEvent }) => type('club', userEvent), onPage(inside('group', 'Units', seesRole('option', /^Robotics Club/)))),
};

/** Recent places are listed first until something is typed. */
export const WithRecent: Story = {
  args: { recent: [{ id: 'event e1', kind: 'event', label: 'Robo Night', detail: 'Nov 24, 2026', href: '/events/e1' }] },
  play: performTables,
};

export const GeneralSecretary: Story = { args: { role: 'GENSEC_CULTURAL' } };

export const Searching: Story = {
  args: { onSearch: () => new Promise<never>(() => {}) },
  play: sequence(({ userEvent }) => type('zz', userEvent), onPage(sees('Searching...'))),
};

export const Empty: Story = {
  args: { onSearch: async () => [] },
  play: sequence(({ userEvent }) => type('zzzz', userEvent), onPage(sees('Nothing found. Try another word.')), performTables),
};

export const Failed: Story = {
  args: { onSearch: (): Promise<never> => Promise.reject(new Error('socket')) },
  play: sequence(({ userEvent }) => type('zzzz', userEvent), onPage(sees('The search failed.')), performTables),
};

export const LongNames: Story = {
  args: {
    recent: [
      {
        id: 'long',
        kind: 'unit',
        label: 'Society for the Promotion of Classical Indian Music, Dance and Drama among Students of Engineering',
        detail: 'Independent position of the council of cultural activities',
        href: '/dashboard/organization',
      },
    ],
  },
};
