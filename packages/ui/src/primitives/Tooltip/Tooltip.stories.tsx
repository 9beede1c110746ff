import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { act, hasDescription, hasFocus, hasValue, keys, lacks, loses, plays, presses, says, seesRole, sequence } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { guide } from './Tooltip.guide.tsx';
import { TOOLTIP_SIDES, Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  parameters: { guide: () => guide, frame: 'menu' },
  args: { content: 'Reviewed by the president', children: <button type="button">Approved</button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** Longer than any timer that might hide the tooltip. */
const WHILE_READING_MS = 1200;

function readOn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, WHILE_READING_MS));
}

function middleOf(element: Element): { clientX: number; clientY: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

const FAR_AWAY = { clientX: 600, clientY: 500 };

/** Two moves, because Radix uses the second one to decide whether the pointer is heading for the tooltip or away from it. */
async function goAway(userEvent: User): Promise<void> {
  const coords = { ...FAR_AWAY };
  await waitFor(async () => {
    coords.clientX++;
    await userEvent.pointer({ target: document.body, coords: { ...coords } });
    await expect(document.querySelector('[role="tooltip"]')).not.toBeInTheDocument();
  });
}

export const Default: Story = plays(
  performTables,
  hasDescription('button', 'Approved', 'Reviewed by the president'),
  keys('{Tab}'),
  seesRole('tooltip'),
  hasDescription('button', 'Approved', 'Reviewed by the president'),
  keys('{Escape}'),
  loses('tooltip'),
  hasFocus('button', 'Approved'),
);

export const Hovered: Story = {
  parameters: { frame: 'opened' },
  play: sequence(async ({ canvas, userEvent }) => {
    const owner = canvas.getByRole('button', { name: 'Approved' });
    await userEvent.pointer({ target: owner, coords: middleOf(owner) });
  }, seesRole('tooltip')),
};

/**
 * The pointer can move from the control to the tooltip, as people do who magnify the screen, and the tooltip stays while it is hovered. No
 * timer hides it: it closes on blur. Touch cannot hover, so a press opens it.
 */
export const Stays: Story = act(
  async ({ canvas, userEvent }) => {
    const owner = canvas.getByRole('button', { name: 'Approved' });
    await userEvent.pointer({ target: owner, coords: middleOf(owner) });
    const words = await canvas.findByRole('tooltip');
    await userEvent.pointer({ target: words, coords: middleOf(words) });
    await readOn();
    await expect(words).toBeVisible();
    await goAway(userEvent);
  },
  keys('{Tab}'),
  () => readOn(),
  ({ userEvent }) => userEvent.pointer({ target: document.body, coords: FAR_AWAY }),
  seesRole('tooltip'),
  keys('{Tab}'),
  loses('tooltip'),
  ({ canvas, userEvent }) => userEvent.pointer({ target: canvas.getByRole('button', { name: 'Approved' }), keys: '[TouchA]' }),
  seesRole('tooltip'),
);

/**
 * The tooltip is open by hover while a field of a dialog has the focus: the first Escape closes only the tooltip, the second the dialog.
 */
export const InDialog: Story = act(
  {
    parameters: { frame: 'overlay' },
    render: (args) => (
      <Dialog defaultOpen title="Request a Room">
        <Inline>
          <TextInput aria-label="Title" defaultValue="Line Follower" />
          <Tooltip {...args} />
        </Inline>
      </Dialog>
    ),
  },
  presses('Title', 'textbox'),
  async ({ canvas, userEvent }) => {
    const owner = canvas.getByRole('button', { name: 'Approved' });
    await userEvent.pointer({ target: owner, coords: middleOf(owner) });
  },
  seesRole('tooltip'),
  keys('{Escape}'),
  loses('tooltip'),
  seesRole('dialog', 'Request a Room'),
  hasFocus('textbox', 'Title'),
  hasValue('textbox', 'Title', 'Line Follower'),
  keys('{Escape}'),
  loses('dialog', 'Request a Room'),
);

/** When a dialog closes, the focus returns to its trigger without opening the tooltip: the next Escape closes the dialog below. */
export const FocusReturned: Story = act(
  {
    parameters: { frame: 'overlay' },
    render: (args) => (
      <Dialog defaultOpen title="Request a Room">
        <Dialog title="Rooms" trigger={<IconButton label="Show rooms" icon={<Search size={20} />} />}>
          <Tooltip {...args} />
        </Dialog>
      </Dialog>
    ),
  },
  seesRole('dialog', 'Request a Room'),
  keys('{Tab}{Tab}'),
  hasFocus('button', 'Show rooms'),
  says('Show rooms', 'tooltip'),
  keys('{Enter}'),
  seesRole('dialog', 'Rooms'),
  keys('{Escape}'),
  loses('dialog', 'Rooms'),
  hasFocus('button', 'Show rooms'),
  lacks('tooltip'),
  keys('{Escape}'),
  loses('dialog', 'Request a Room'),
);

export const Sides: Story = {
  render: (args) => (
    <Inline>
      {TOOLTIP_SIDES.map((side) => (
        <Tooltip key={side} {...args} side={side} />
      ))}
    </Inline>
  ),
};
