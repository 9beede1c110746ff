import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { performTables } from '../../testing/performTables.ts';
import { Link } from '../Link/Link.tsx';
import { guide } from './Emblem.guide.tsx';
import { EMBLEM_SIZES, Emblem } from './Emblem.tsx';

const CLUBS = [
  'Robotics Club',
  'Drama Club',
  'Music Club',
  'Chess Club',
  'Quiz Club',
  'Dance Club',
  'Debating Club',
  'Astronomy Club',
  'Programming Club',
  'Photography Club',
];

const meta = {
  title: 'Primitives/Emblem',
  component: Emblem,
  args: { name: 'Robotics Club' },
  parameters: { guide: () => guide },
} satisfies Meta<typeof Emblem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {EMBLEM_SIZES.map((size) => (
        <Emblem key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};

/** Emblems help to tell the clubs of a campus apart at a glance; their shapes and colors have no meaning. */
export const Several: Story = {
  render: () => (
    <Inline>
      {CLUBS.map((name) => (
        <Emblem key={name} name={name} size="l" />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')].map((drawing) => drawing.innerHTML + drawing.parentElement?.style.cssText);
    await expect(drawings).toHaveLength(CLUBS.length);
    await expect(new Set(drawings).size).toBe(CLUBS.length);
  },
};

/** The emblem is hidden from screen readers, because the name beside it is read out. */
export const BesideItsName: Story = {
  render: (args) => (
    <Link href="#club">
      <Inline wrap={false}>
        <Emblem {...args} />
        {args.name}
      </Inline>
    </Link>
  ),
  play: performTables,
};
