import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './Card.guide.tsx';
import { CARD_PADDINGS, CARD_VARIANTS, Card } from './Card.tsx';

const meta = {
  title: 'Primitives/Card',
  component: Card,
  args: { children: 'Line Follower Championship, 1 Nov, Main Auditorium' },
  parameters: { guide: () => guide },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {CARD_VARIANTS.flatMap((variant) =>
        CARD_PADDINGS.map((padding) => <Card key={`${variant} ${padding}`} {...args} variant={variant} padding={padding} />),
      )}
    </Stack>
  ),
};

/** As wide as a form. */
export const AsWideAsAForm: Story = { args: { width: 'form' } };

export const Nested: Story = {
  args: {
    asChild: true,
    children: (
      <article>
        <Card variant="sunken">Main Auditorium, 6:30 pm</Card>
      </article>
    ),
  },
  play: performTables,
};

/** Applies the surface to another element, such as a form. */
export const OfAnotherElement: Story = {
  tags: ['act'],
  args: {
    asChild: true,
    children: (
      <form aria-label="Search">
        <label>
          Room <input type="search" />
        </label>
      </form>
    ),
  },
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form', { name: 'Search' });
    await expect(form.parentElement?.closest('form')).toBeNull();
    await expect(getComputedStyle(form).borderTopStyle).toBe('solid');
  },
};
