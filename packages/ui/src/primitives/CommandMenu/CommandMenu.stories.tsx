import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarPlus, House, Sparkles, UserRound } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { act, callsWith, hasFocus, keys, lacks, loses, neverCalls, onPage, plays, presses, sees, seesRole, shows } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Button } from '../Button/Button.tsx';
import { guide } from './CommandMenu.guide.tsx';
import { type CommandGroup, CommandMenu, type CommandSearch } from './CommandMenu.tsx';

function iconOf(Icon: typeof House) {
  return <Icon size={16} aria-hidden="true" />;
}

const onCreate = fn();

const GROUPS: readonly CommandGroup[] = [
  {
    label: 'Go to',
    items: [
      { id: 'home', label: 'Dashboard', href: '#dashboard', icon: iconOf(House), keywords: 'home start' },
      { id: 'skills', label: 'Skills', detail: 'Yours, and what others can do', href: '#skills', icon: iconOf(Sparkles) },
    ],
  },
  { label: 'Do', items: [{ id: 'create', label: 'Create an event', onSelect: onCreate, icon: iconOf(CalendarPlus), keys: ['C'] }] },
];

const RECENT = [{ id: 'e1', label: 'Robo Night', detail: '24 Nov, 6:30 pm', href: '#robo-night', icon: iconOf(CalendarPlus) }];

const PEOPLE: readonly CommandGroup[] = [
  {
    label: 'People',
    items: [
      { id: 'p1', label: 'Kavya Nair', detail: 'kavya@campus.example', href: '#kavya', icon: iconOf(UserRound) },
      { id: 'p2', label: 'Kavitha Rao', detail: 'kavitha@campus.example', href: '#kavitha', icon: iconOf(UserRound) },
    ],
  },
];

const meta = {
  title: 'Primitives/CommandMenu',
  component: CommandMenu,
  parameters: { guide: () => guide, frame: 'overlay' },
  args: {
    groups: GROUPS,
    recent: RECENT,
    trigger: <Button>Find anything</Button>,
    onSelect: fn(),
    onOpenChange: fn(),
    onSearch: fn<CommandSearch>(async () => PEOPLE),
  },
} satisfies Meta<typeof CommandMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openMenu() {
  return await screen.findByRole('combobox', { name: 'Search or go to' });
}

export const Default: Story = plays(
  () => onCreate.mockClear(),
  performTables,
  callsWith('onSelect', expect.objectContaining({ id: 'create' })),
  () => expect(onCreate).toHaveBeenCalledOnce(),
);

export const Open: Story = shows({ defaultOpen: true }, async (context) => {
  await openMenu();
  await performTables(context);
  await expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
});

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } }, play: async () => void (await openMenu()) };
export const OpenRightToLeft: Story = { args: { defaultOpen: true }, globals: { direction: 'rtl' } };

/** The trigger opens it too, and gets the focus back. */
export const ByPointer: Story = act(
  presses('Find anything'),
  () => openMenu(),
  onPage(presses('Close'), loses('dialog')),
  hasFocus('button', 'Find anything'),
);

/**
 * Tab moves to the buttons without selecting anything. A command with an address is a link: Enter follows it through the app's router.
 */
export const TabsThenGoesSomewhere: Story = act(
  { args: { defaultOpen: true } },
  () => openMenu(),
  keys('{Tab}'),
  onPage(hasFocus('button', 'Close'), neverCalls('onSelect'), seesRole('dialog')),
  async ({ args, userEvent }) => {
    await userEvent.type(await openMenu(), 'others');
    const skills = screen.getByRole('option', { name: 'Skills Yours, and what others can do' });
    await expect(skills).toHaveAttribute('href', '#skills');
    const followed = fn();
    skills.addEventListener('click', (event) => {
      event.preventDefault();
      followed();
    });
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'skills' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
);

/** Known commands are shown at once; search results are added below. */
export const Searching: Story = shows(
  { defaultOpen: true },
  async ({ userEvent }) => userEvent.type(await openMenu(), 'ka'),
  onPage(sees('Searching...'), seesRole('option', 'Kavya Nair kavya@campus.example'), seesRole('group', 'People')),
  () => expect(screen.getByText('2 results')).toBeInTheDocument(),
  callsWith('onSearch', 'ka', expect.any(AbortSignal)),
);

/** Shows the loading state while there is no answer. */
export const Busy: Story = shows({ defaultOpen: true, onSearch: fn<CommandSearch>(() => new Promise(() => {})) }, async ({ userEvent }) => {
  const field = await openMenu();
  await userEvent.type(field, 'skill');
  await expect(await screen.findByText('Searching...')).toBeVisible();
  await expect(screen.getByRole('option', { name: 'Skills Yours, and what others can do' })).toBeVisible();
});

export const Empty: Story = shows(
  { defaultOpen: true, onSearch: undefined },
  async (context) => {
    const field = await openMenu();
    await context.userEvent.type(field, 'nothing of that name');
    await expect(await screen.findByText('Nothing found. Try another word.')).toBeVisible();
    await expect(field).not.toHaveAttribute('aria-activedescendant');
  },
  performTables,
);

/** A failed search can be retried by a button. */
export const Failed: Story = shows(
  { defaultOpen: true },
  async (context) => {
    let isOffline = true;
    context.args.onSearch?.mockImplementation(async () => (isOffline ? Promise.reject(new Error('Offline.')) : PEOPLE));
    await context.userEvent.type(await openMenu(), 'kav');
    await screen.findByRole('button', { name: 'Try again' });
    await performTables(context);
    isOffline = false;
  },
  onPage(presses('Try again'), seesRole('option', 'Kavya Nair kavya@campus.example'), lacks('alert')),
);

export const LongNames: Story = {
  args: {
    defaultOpen: true,
    groups: [
      {
        label: 'Clubs and societies of the Science and Technology Council in the tenure of 2026-2027',
        items: [
          {
            id: 'long',
            label: 'Society for the Promotion of Classical Indian Music, Dance and Drama among Students of Engineering',
            detail: 'society-for-the-promotion-of-classical-indian-music@campus.example',
            href: '#society',
            keys: ['Mod', 'Shift', 'S'],
          },
        ],
      },
    ],
  },
};

export const Many: Story = {
  args: {
    defaultOpen: true,
    recent: [],
    groups: [
      {
        label: 'Clubs',
        items: Array.from({ length: 300 }, (_, index) => ({ id: `c${index}`, label: `Club ${index + 1}`, href: `#club-${index}` })),
      },
    ],
  },
  play: async ({ userEvent }) => {
    await openMenu();
    await userEvent.keyboard('{End}');
    const last = screen.getByRole('option', { name: 'Club 300', selected: true });
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};
