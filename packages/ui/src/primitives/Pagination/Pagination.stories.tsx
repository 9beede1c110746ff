import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { act, callsWith, lacks, presses } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './Pagination.guide.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  args: { label: 'Pages of members', pageCount: 12, defaultValue: 5, onValueChange: fn() },
  parameters: { guide: () => guide },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };

export const Many: Story = {
  render: (args) => (
    <Stack>
      {[1, 4, 600, 1200].map((page) => (
        <Pagination key={page} {...args} label={`At page ${page}`} pageCount={1200} defaultValue={page} />
      ))}
    </Stack>
  ),
};

export const First: Story = { args: { defaultValue: 1 }, play: performTables };

export const Links: Story = act({ args: { hrefOf: (page) => `#page-${page}` } }, async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByText('5', { selector: 'a' })).toHaveAttribute('aria-current', 'page');
  await expect(canvas.getByText('6', { selector: 'a' })).toHaveAttribute('href', '#page-6');
  await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
  await expect(args.onValueChange).toHaveBeenCalledWith(6);
  await expect(canvas.getByText('6', { selector: 'a' })).toHaveAttribute('aria-current', 'page');
});

export const Controlled: Story = act(
  { args: { value: 5, defaultValue: undefined } },
  presses('Next page'),
  callsWith('onValueChange', 6),
  ({ canvas }) => expect(canvas.getByText('5', { selector: 'button' })).toHaveAttribute('aria-current', 'page'),
);

/** Renders nothing for a single page. */
export const Single: Story = act({ args: { pageCount: 1 } }, lacks('navigation'));

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
