import { administration } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { manyAdminPositions, PEOPLE } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { AdminPage } from './AdminPage.tsx';

const OFFICE = { ...PEOPLE.president, is_administrator: true };

const meta = {
  title: 'Pages/Administration/AdminPositions',
  component: AdminPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/admin/positions" />,
  beforeEach: backend(() => scenarios.as(OFFICE)),
} satisfies Meta<typeof AdminPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const TITLE = manyAdminPositions(1)[0]?.title ?? '';

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Positions and holders' })).toBeVisible();
    await expect(await canvas.findByText('12 positions')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Bring positions in' })).toHaveAttribute('href', '/admin/imports?kind=positions');
  },
};

export const EndsAHolding: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `What to do with ${TITLE} of Robotics Club` }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Holders, now and before' }));
    const [first] = await canvas.findAllByRole('button', { name: /^Correct Captain/ });
    if (first) await userEvent.click(first);
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'State' }), 'Ended early');
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct' }));
    await expect(await canvas.findByText('The position was corrected.')).toBeVisible();
    await expect(await canvas.findByRole('dialog', { name: `Holders of ${TITLE}` })).toBeVisible();
  },
};

export const CorrectsThePosition: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `What to do with ${TITLE} of Robotics Club` }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Correct the position' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), ' of the year');
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct' }));
    await expect(await canvas.findByText('The position was corrected.')).toBeVisible();
  },
};

export const CorrectingIsRefused: Story = {
  beforeEach: backend(() => [
    mock(administration.changePosition).fails(409, '2 hold this position in one tenure. End what some of them hold first.', 'CONFLICT'),
    ...scenarios.as(OFFICE),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `What to do with ${TITLE} of Robotics Club` }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Correct the position' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct' }));
    await expect(await canvas.findByText(/^2 hold this position in one tenure/)).toBeVisible();
  },
};

export const HoldersFailed: Story = {
  beforeEach: backend(() => [mock(administration.holdings).fails(500, 'Something broke.'), ...scenarios.as(OFFICE)]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `What to do with ${TITLE} of Robotics Club` }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Holders, now and before' }));
    await expect(await canvas.findByText('Something broke.')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: backend(() => [mock(administration.positions).loading(), ...scenarios.as(OFFICE)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading positions...')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: backend(() => [mock(administration.positions).empty(), ...scenarios.as(OFFICE)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no positions yet')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: backend(() => [mock(administration.positions).fails(500, 'Something broke.'), ...scenarios.as(OFFICE)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something broke.')).toBeVisible();
  },
};

export const Many: Story = {
  beforeEach: backend(() => [mock(administration.positions).ok(manyAdminPositions(2000)), ...scenarios.as(OFFICE)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2,000 positions')).toBeVisible();
  },
};
