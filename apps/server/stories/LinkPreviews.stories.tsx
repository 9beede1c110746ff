import { seesMany, seesRole, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LinkPreviews } from './LinkPreviews.tsx';

const meta = {
  title: 'Mails/Links',
  component: LinkPreviews,
  args: { previews: [] },
  loaders: [async () => ({ previews: (await import('virtual:quad-links')).default })],
  render: (_, { loaded: { previews } }) => <LinkPreviews previews={previews} />,
} satisfies Meta<typeof LinkPreviews>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An event, one whose title and place are long, one in Hindi, and a unit: drawn by the server. */
export const Default: Story = {
  play: sequence(
    seesMany(4, 'article'),
    seesRole('img', 'Picture with the title, the date and the place of Line Follower Challenge'),
    async ({ canvas }) => {
      for (const picture of canvas.getAllByRole<HTMLImageElement>('img'))
        await waitFor(() => expect([picture.naturalWidth, picture.naturalHeight]).toEqual([1200, 630]));
    },
  ),
};
