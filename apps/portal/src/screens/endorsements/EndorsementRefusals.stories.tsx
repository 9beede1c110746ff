import { achievements, orgUnits, skills } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { act, plays, presses, says, seesRole, sequence } from '@quad/ui/plays';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE, retries } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { EndorsementPage } from './EndorsementPage.tsx';

/** Errors of the endorsement panel (docs/specification/endorsements.md#endorsements-failures). */
const meta = {
  title: 'Pages/Endorsements/EndorsementPage refusals',
  component: EndorsementPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/gensec-endorse" />,
  beforeEach: backend(() => [mock(skills.unendorsedOfUsers).offline(), ...scenarios.cultural()]),
} satisfies Meta<typeof EndorsementPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Endorses the first item, which returns with the error. */
function refuses(text: string, count: number) {
  return async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Endorse' });
    await userEvent.click(first as HTMLElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
    await expect(await canvas.findByRole('tab', { selected: true })).toHaveAccessibleName(new RegExp(`\\(${count}\\)$`));
    await expect(canvas.getAllByRole('button', { name: 'Endorse' })).toHaveLength(count);
  };
}

export const Default: Story = plays(
  retries('Failed to load user skills. Please try again.', scenarios.cultural),
  seesRole('tab', 'User skills (3)'),
);

export const OtherTabsFailed: Story = {
  tags: ['act'],
  render: () => <Portal path="/gensec-endorse?tab=skills" />,
  beforeEach: backend(() => [mock(skills.unendorsed).offline(), mock(achievements.unendorsed).offline(), ...scenarios.cultural()]),
  play: sequence(says('Failed to fetch unendorsed skills'), presses(/^Achievements/, 'tab'), says('Failed to load achievements')),
};

/** The server's own message takes precedence. */
export const Refused: Story = {
  beforeEach: backend(() => [mock(skills.unendorsedOfUsers).fails(403, 'You can endorse only sports items.')]),
  play: says('You can endorse only sports items.'),
};

export const ConfigurationFailed: Story = {
  beforeEach: backend(() => [mock(orgUnits.list).offline(), ...scenarios.coordinator()]),
  play: says('Failed to load the configuration.'),
};

export const UserSkillNotEndorsed: Story = {
  beforeEach: backend(() => [mock(skills.endorseOfUser).offline(), ...scenarios.cultural()]),
  play: refuses('Failed to endorse skill. Please try again.', 3),
};

export const OthersNotEndorsed: Story = {
  tags: ['act'],
  render: () => <Portal path="/gensec-endorse?tab=skills" />,
  beforeEach: backend(() => [mock(skills.endorse).offline(), mock(achievements.verify).offline(), ...scenarios.cultural()]),
  play: sequence(refuses('Failed to endorse skill', 2), presses(/^Achievements/, 'tab'), refuses('Failed to verify achievement', 3)),
};

/** Somebody else verified the item first: the list is fetched again without it, and a message names the person. */
export const VerifiedMeanwhile: Story = act(
  { render: () => <Portal path="/gensec-endorse?tab=achievements" />, beforeEach: backend(scenarios.cultural) },
  async ({ canvas, msw, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Endorse' });
    msw.use(mock(achievements.verify).fails(409, 'Already verified by Kavya Subramanian', 'ALREADY_DECIDED'));
    msw.use(mock(achievements.unendorsed).empty());
    await userEvent.click(first as HTMLElement);
    await expect(await canvas.findByText('Already verified by Kavya Subramanian')).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: 'Achievements (0)' })).toBeVisible();
    await expect(await canvas.findByText('Already verified by Kavya Subramanian')).toBeVisible();
  },
);
