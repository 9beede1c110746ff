import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { performTables } from '../../testing/performTables.ts';
import { Stack } from '../Stack/Stack.tsx';
import { JUSTIFICATIONS } from '../space.ts';
import { guide } from './Inline.guide.tsx';
import { Inline } from './Inline.tsx';

const meta = { title: 'Layout/Inline', component: Inline, parameters: { guide: () => guide } } satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

function badges(count: number) {
  return Array.from({ length: count }, (_, index) => `Round ${index + 1}`).map((name) => <Badge key={name}>{name}</Badge>);
}

export const Default: Story = { args: { children: badges(3) } };

export const Justifications: Story = {
  args: { children: badges(3) },
  render: (args) => (
    <Stack>
      {JUSTIFICATIONS.map((justify) => (
        <Inline key={justify} {...args} justify={justify} />
      ))}
    </Stack>
  ),
};

/** Centered on a phone, at both ends where there is room. */
export const ByWidth: Story = {
  args: { children: badges(3), gap: { phone: 'xxs', desktop: 'l' }, justify: { phone: 'center', tablet: 'between' } },
};

export const Many: Story = { args: { children: badges(40) } };

export const AsList: Story = {
  tags: ['act'],
  args: {
    as: 'ul',
    children: ['Round 1', 'Final'].map((name) => (
      <li key={name}>
        <Badge>{name}</Badge>
      </li>
    )),
  },
  play: performTables,
};
