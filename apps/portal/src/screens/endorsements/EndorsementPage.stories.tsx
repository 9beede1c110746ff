import { orgUnits } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { act, plays, sees, seesRole, seesTitle, selects } from '@quad/ui/plays';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { EndorsementPage } from './EndorsementPage.tsx';

const meta = {
  title: 'Pages/Endorsements/EndorsementPage',
  component: EndorsementPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/gensec-endorse" />,
  beforeEach: backend(scenarios.cultural),
} satisfies Meta<typeof EndorsementPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Expects the panel's title and its three tabs with their counts. */
function seesTabs(title: string, ...tabs: string[]) {
  return async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const name of tabs) await expect(await canvas.findByRole('tab', { name })).toBeVisible();
    await expect(await canvas.findByRole('tab', { selected: true })).toHaveAccessibleName(tabs[0]);
  };
}

export const Default: Story = { play: seesTabs('Cultural Endorsement Panel', 'User skills (3)', 'Skills (2)', 'Achievements (3)') };

/** By the category of the coordinator's own unit. */
export const Coordinator: Story = {
  beforeEach: backend(scenarios.coordinator),
  play: seesTabs('Technical Endorsement Panel', 'User skills (7)', 'Skills (4)', 'Achievements (3)'),
};

/** Technical is the default; the president can choose any type, including those without another endorser. */
export const President: Story = shows(
  scenarios.president,
  seesTitle('Technical Endorsement Panel'),
  selects('Type', 'Other'),
  seesTitle('Other Endorsement Panel'),
  seesRole('tab', 'Skills (2)'),
);

/** Works through the whole queue with single keys, without a mouse. */
export const ByKeyboard: Story = act(async ({ canvas, userEvent }) => {
  const [first] = await canvas.findAllByRole('button', { name: 'Endorse' });
  first?.focus();
  for (const left of [2, 1, 0]) {
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('tab', { name: `User skills (${left})` })).toBeVisible();
  }
  await expect(await canvas.findByText('No Pending Endorsements')).toBeVisible();
  await expect(await canvas.findByText('All user skills have been reviewed and endorsed.')).toBeVisible();
});

/** The URL names the open tab. */
export const SkillsTab: Story = plays({ render: () => <Portal path="/gensec-endorse?tab=skills" /> }, async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('tab', { name: 'Skills (2)', selected: true })).toBeVisible();
  const [first] = await canvas.findAllByRole('button', { name: 'Endorse' });
  await userEvent.click(first as HTMLElement);
  await expect(await canvas.findByRole('tab', { name: 'Skills (1)' })).toBeVisible();
});

export const AchievementsTab: Story = {
  render: () => <Portal path="/gensec-endorse?tab=achievements" />,
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByRole('link', { name: 'View Certificate' }))[0]).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Endorse' })[0] as HTMLElement);
    await expect(await canvas.findByRole('tab', { name: 'Achievements (2)' })).toBeVisible();
  },
};

export const Empty: Story = {
  render: () => <Portal path="/gensec-endorse?tab=skills" />,
  beforeEach: backend(() => scenarios.cultural({ skills: [], userSkills: [], achievements: [] })),
  play: sees('No Pending Endorsements', 'All cultural skills have been reviewed and endorsed.'),
};

export const LoadingConfiguration: Story = {
  beforeEach: backend(() => [mock(orgUnits.list).loading(), ...scenarios.coordinator()]),
  play: sees('Loading configuration...'),
};

/** A coordinator whose unit has no skill type has nothing to endorse: the configuration is missing. */
export const NoConfiguration: Story = { beforeEach: backend(() => scenarios.coordinator({ units: [] })), play: LoadingConfiguration.play };
