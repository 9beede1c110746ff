import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { BADGE_TONES, Badge } from './Badge.tsx';

const meta = { title: 'Primitives/Badge', component: Badge } satisfies Meta<typeof Badge>;
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
    </Inline>
  ),
};
