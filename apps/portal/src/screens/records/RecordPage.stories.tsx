import { records } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anOwnRecord, aRecordEntry, RECORD_ADDRESS, RECORD_SHARED_AT } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { RecordPage } from './RecordPage.tsx';

const meta = {
  title: 'Pages/Records/RecordPage',
  component: RecordPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/record" />,
  beforeEach: backend(() => scenarios.student()),
} satisfies Meta<typeof RecordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'My record' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Endorsed skills' })).toBeVisible();
    await expect(await canvas.findByRole('checkbox', { name: 'Workshop Lead' })).toBeChecked();
    await expect(await canvas.findByRole('link', { name: 'Check a credential' })).toHaveAttribute('href', '/verify');
  },
};

export const Coordinator: Story = { ...Default, beforeEach: backend(() => scenarios.coordinator()) };
export const GeneralSecretary: Story = { ...Default, beforeEach: backend(() => scenarios.scitech()) };
export const President: Story = { ...Default, beforeEach: backend(() => scenarios.president()) };

export const Shares: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Workshop Lead' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Make an address' }));
    await expect(await canvas.findByRole('textbox', { name: 'Address of your record' })).toHaveValue(RECORD_ADDRESS);
    await expect(await canvas.findByRole('checkbox', { name: 'Workshop Lead' })).not.toBeChecked();
    await expect(await canvas.findByRole('button', { name: 'Renew address' })).toBeVisible();
  },
};

export const Stops: Story = {
  tags: ['act'],
  beforeEach: backend(() => [mock(records.own).ok(anOwnRecord({ shared_at: RECORD_SHARED_AT })), ...scenarios.student()]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop sharing' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stop sharing' }));
    await expect(await canvas.findByRole('button', { name: 'Make an address' })).toBeVisible();
  },
};

export const Busy: Story = {
  beforeEach: backend(() => [mock(records.share).loading(), ...scenarios.student()]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make an address' }));
    await expect(await canvas.findByRole('button', { name: 'Make an address' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Refused: Story = {
  beforeEach: backend(() => [mock(records.share).fails(429, 'That was too often. Please wait a moment.'), ...scenarios.student()]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make an address' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That was too often. Please wait a moment.');
  },
};

export const SaveFailed: Story = {
  beforeEach: backend(() => [mock(records.choose).offline(), ...scenarios.student()]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show none' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save the choice' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to save your choice.');
    await expect(await canvas.findByRole('checkbox', { name: 'Workshop Lead' })).not.toBeChecked();
  },
};

export const LongTitle: Story = {
  beforeEach: backend(() => {
    const entry = aRecordEntry({
      title: 'Coordination of intercollegiate symposia on autonomous navigation, swarm robotics and machine vision',
    });
    return [mock(records.own).ok(anOwnRecord({ entries: [{ ...entry, is_shown: true }] })), ...scenarios.student()];
  }),
};

export const Many: Story = {
  beforeEach: backend(() => {
    const entries = Array.from({ length: 60 }, (_, n) => ({
      ...aRecordEntry({ _id: `skill.${n}`, title: `Skill ${n + 1}` }),
      is_shown: true,
    }));
    return [mock(records.own).ok(anOwnRecord({ entries })), ...scenarios.student()];
  }),
};

export const Empty: Story = {
  beforeEach: backend(() => [mock(records.own).ok(anOwnRecord({ entries: [] })), ...scenarios.student()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing in your record yet.')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: backend(() => [mock(records.own).loading(), ...scenarios.student()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your record...')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  beforeEach: backend(() => [mock(records.own).fails(500, 'Something broke.'), ...scenarios.student()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something broke.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
