import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './Badge.guide.tsx';
import { BADGE_TONES, Badge } from './Badge.tsx';

const performGuide = performTables(guide);

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
    </Inline>
  ),
};

export const InASentence: Story = {
  args: { children: 'ongoing', tone: 'positive' },
  render: (args) => (
    <p>
      Line Follower Championship is <Badge {...args} />
    </p>
  ),
  play: performGuide,
};
