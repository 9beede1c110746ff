import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './Badge.guide.tsx';
import { BADGE_APPEARANCES, BADGE_TONES, BADGE_VARIANTS, Badge } from './Badge.tsx';

const meta = { title: 'Primitives/Badge', component: Badge, parameters: { guide: () => guide } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: 'Form Link' } };

export const Tones: Story = {
  args: { children: '' },
  render: () => (
    <Inline>
      {BADGE_TONES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      {BADGE_APPEARANCES.map((appearance) => (
        <Badge key={appearance} appearance={appearance}>
          {appearance}
        </Badge>
      ))}
    </Inline>
  ),
};

/** Filled for a status, outlined for a kind, with a dot for a level. */
export const Variants: Story = {
  args: { children: '' },
  render: () => (
    <Inline>
      {BADGE_VARIANTS.map((variant) => (
        <Badge key={variant} appearance="elevated" variant={variant}>
          {variant}
        </Badge>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const groundOf = (variant: string) => getComputedStyle(canvas.getByText(variant)).backgroundColor;
    await expect(groundOf('filled')).not.toBe(groundOf('outline'));
    await expect(groundOf('dot')).toBe(groundOf('outline'));
  },
};

export const InASentence: Story = {
  args: { children: 'ongoing', tone: 'positive' },
  render: (args) => (
    <p>
      Line Follower Championship is <Badge {...args} />
    </p>
  ),
  play: performTables,
};
