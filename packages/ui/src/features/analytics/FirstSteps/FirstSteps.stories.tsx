import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { FirstSteps } from './FirstSteps.tsx';

const tables = {
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the first step.', outcome: { focus: { role: 'link', name: 'Add a skill' } } },
    { keys: '{Tab}', does: 'Moves to the next.', outcome: { focus: { role: 'link', name: 'Follow a club' } } },
  ],
  screenReader: [
    { part: 'Steps', role: 'region', name: 'First steps' },
    { part: 'Step', role: 'link', name: 'Register for an event' },
  ],
} satisfies ComponentTables;

import { shows } from '../../../plays.ts';

const meta = {
  title: 'Features/Analytics/FirstSteps',
  component: FirstSteps,
  parameters: { tables },
  args: { done: [], children: <p>What is on next.</p> },
} satisfies Meta<typeof FirstSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };

/** Completed steps have a check mark with a text for screen readers. */
export const SomeDone: Story = shows({ done: ['skill', 'follow'] }, async ({ canvas }) => {
  const steps = within(canvas.getByRole('list')).getAllByRole('listitem');
  await expect(steps.map((step) => step.textContent)).toEqual(['Add a skillDone', 'Follow a clubDone', 'Register for an event']);
});
