import { administration } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { manyAdminPositions, PEOPLE } from '@quad/domain/fixtures';
import { act, hasAttribute, plays, presses, sees, seesTitle } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { acts, backend, PAGE, shows } from '../../stories/backend.ts';
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

export const Default: Story = plays(
  seesTitle('Positions and holders'),
  sees('12 positions'),
  hasAttribute('link', 'Import positions', 'href', '/admin/imports?kind=positions'),
);

export const EndsAHolding: Story = act(async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: `What to do with ${TITLE} of Robotics Club` }));
  await userEvent.click(await canvas.findByRole('menuitem', { name: 'Current and former holders' }));
  const [first] = await canvas.findAllByRole('button', { name: /^Correct Captain/ });
  if (first) await userEvent.click(first);
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'State' }), 'Ended early');
  await userEvent.click(await canvas.findByRole('button', { name: 'Correct' }));
  await expect(await canvas.findByText('The position was corrected.')).toBeVisible();
  await expect(await canvas.findByRole('dialog', { name: `Holders of ${TITLE}` })).toBeVisible();
});

export const CorrectingIsRefused: Story = acts(
  () => [
    mock(administration.changePosition).fails(409, '2 hold this position in one tenure. End what some of them hold first.', 'CONFLICT'),
  ],
  presses(`What to do with ${TITLE} of Robotics Club`),
  presses('Correct the position', 'menuitem'),
  presses('Correct'),
  sees(/^2 hold this position in one tenure/),
);

export const HoldersFailed: Story = shows(
  () => [mock(administration.holdings).fails(500, 'Something broke.')],
  presses(`What to do with ${TITLE} of Robotics Club`),
  presses('Current and former holders', 'menuitem'),
  sees('Something broke.'),
);

export const Loading: Story = { beforeEach: backend(() => [mock(administration.positions).loading()]), play: sees('Loading positions...') };

export const Empty: Story = shows(() => [mock(administration.positions).empty()], 'There are no positions yet');

export const Failed: Story = shows(() => [mock(administration.positions).fails(500, 'Something broke.')], 'Something broke.');

export const Many: Story = shows(() => [mock(administration.positions).ok(manyAdminPositions(2000))], '2,000 positions');
