import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../primitives/Card/Card.tsx';
import { performTables } from '../../testing/performTables.ts';
import { Inline } from '../Inline/Inline.tsx';
import { ALIGNMENTS, SPACES } from '../space.ts';
import { guide } from './Stack.guide.tsx';
import { Stack } from './Stack.tsx';

const meta = { title: 'Layout/Stack', component: Stack, parameters: { guide: () => guide } } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const children = ['Opening', 'Qualifying round', 'Final'].map((name) => (
  <Card key={name} padding="s">
    {name}
  </Card>
));

export const Default: Story = { args: { children } };

export const Gaps: Story = {
  args: { children },
  render: (args) => (
    <Inline gap="l" align="start">
      {SPACES.map((gap) => (
        <Stack key={gap} {...args} gap={gap} />
      ))}
    </Inline>
  ),
};

export const Alignments: Story = {
  args: { children },
  render: (args) => (
    <Stack gap="l">
      {ALIGNMENTS.map((align) => (
        <Stack key={align} {...args} align={align} />
      ))}
    </Stack>
  ),
};

/** As wide as a form. */
export const AsWideAsAForm: Story = { args: { children, width: 'form' } };

export const ByWidth: Story = { args: { children, gap: { phone: 'xs', tablet: 'm', desktop: 'xl' } } };

export const AsList: Story = {
  tags: ['act'],
  args: {
    as: 'ul',
    children: ['Opening', 'Final'].map((name) => (
      <Card key={name} asChild padding="s">
        <li>{name}</li>
      </Card>
    )),
  },
  play: performTables,
};
