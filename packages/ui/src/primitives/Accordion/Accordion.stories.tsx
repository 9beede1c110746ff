import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { act, plays, presses, sees } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './Accordion.guide.tsx';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Primitives/Accordion',
  component: Accordion,
  args: {
    defaultValue: ['requirements'],
    items: [
      { id: 'requirements', label: 'Requirements', content: 'CGPA of at least 7, from the second year.' },
      { id: 'responsibilities', label: 'Responsibilities', content: 'Plans the weekly sessions and keeps the inventory.' },
    ],
  },
  parameters: { guide: () => guide },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };

export const Opened: Story = plays(async ({ canvas, userEvent }) => {
  const content = canvas.getByText('Plans the weekly sessions and keeps the inventory.');
  await expect(content).not.toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  const title = canvas.getByText('Responsibilities');
  await expect(title).toHaveFocus();
  await userEvent.click(title);
  await expect(content).toBeVisible();
}, sees('CGPA of at least 7, from the second year.'));

export const Exclusive: Story = act(
  { args: { type: 'single' } },
  presses('Responsibilities', 'text'),
  ({ canvas }) => expect(canvas.getByText('CGPA of at least 7, from the second year.')).not.toBeVisible(),
  performTables,
);
