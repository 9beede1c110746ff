import { scenarios } from '@quad/api-client/mocks';
import { act, lacks, plays, presses, sees, seesRole, seesTitle } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE, shows } from '../../stories/backend.ts';
import { expectHome } from '../../stories/expectHome.ts';
import { Portal } from '../../stories/Portal.tsx';
import { UnauthorisedPage } from './UnauthorisedPage.tsx';

const meta = {
  title: 'Pages/Accounts/UnauthorisedPage',
  component: UnauthorisedPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/unauthorised" />,
  beforeEach: backend(scenarios.student),
} satisfies Meta<typeof UnauthorisedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  seesRole('heading', { level: 1, name: '403 - Unauthorised Access' }),
  sees('You do not have permission to view this page.'),
  seesRole('navigation', 'Sections'),
);

/** Somebody who is not signed in can only go to the sign-in page. */
export const SignedOut: Story = shows(scenarios.signedOut, seesTitle('403 - Unauthorised Access'), lacks('navigation'));

/** A student who opens a screen of office-bearers is redirected here. */
export const SentHere: Story = {
  render: () => <Portal path="/add-event" />,
  play: sees('Open to: Club coordinator, GenSec SciTech, GenSec Academic, GenSec Cultural, GenSec Sports or President'),
};

export const LeadsHome: Story = act(presses('Go to your dashboard', 'link'), ({ canvas }) => expectHome(canvas));
