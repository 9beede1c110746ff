import { activityPoints } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anActivityClaim, manyClassRows, ownPoints, returnedApproval } from '@quad/domain/fixtures';
import { act, inside, lacks, onPage, plays, presses, says, sees, seesRole, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { PointsPage } from './PointsPage.tsx';

const TERMS = mock(activityPoints.terms).ok([{ _id: 'term', name: 'Odd semester 2026', from: '2026-07-01', until: '2026-11-15' }]);
const [ROW] = manyClassRows(12);
const ADVISES_NOBODY = mock(activityPoints.batches).ok([]);

const meta = {
  title: 'Pages/Activity points/PointsPage',
  component: PointsPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/points" />,
  beforeEach: backend(() => [ADVISES_NOBODY, ...scenarios.student()]),
} satisfies Meta<typeof PointsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(seesTitle('Activity points'), sees('60 of 100'), lacks('button', 'My classes'));

const RETURNED = mock(activityPoints.own).ok(ownPoints({ claims: [anActivityClaim({ approval: returnedApproval() })] }));

/** A returned claim is changed and sent again. */
export const Returned: Story = {
  beforeEach: backend(() => [RETURNED]),
  play: sequence(sees(/returned it: The certificate shows another day\.$/), seesRole('button', /^Change and send again/)),
};

export const SendsAgain: Story = act(
  { beforeEach: Returned.beforeEach },
  presses(/^Change and send again/),
  onPage(inside('dialog', undefined, presses('Change and send again')), sees('The claim was sent.')),
);

/** An adviser sees their class beside their own points. */
export const Adviser: Story = {
  render: () => <Portal path="/points?show=classes" />,
  beforeEach: backend(() => [TERMS, ...scenarios.president()]),
  play: sequence(sees('12 students'), seesRole('button', 'Sign the term'), seesRole('link', /^To decide: \d/)),
};

/** The URL names the student whose points are open. */
export const OfAStudent: Story = {
  render: () => <Portal path={`/points?show=classes&student=${ROW?.student._id}`} />,
  beforeEach: backend(() => [TERMS, ...scenarios.president()]),
  play: onPage(seesRole('dialog', `Points of ${ROW?.student.personal_info?.name}`)),
};

export const LongTitle: Story = {
  beforeEach: backend(() => {
    const [entry] = ownPoints().entries;
    const title = 'Coordination of intercollegiate symposia on autonomous navigation, swarm robotics and machine vision';
    return [mock(activityPoints.own).ok(ownPoints({ entries: entry ? [{ ...entry, title }] : [] }))];
  }),
};

export const Many: Story = {
  beforeEach: backend(() => {
    const [entry] = ownPoints().entries;
    const entries = entry ? Array.from({ length: 60 }, (_, n) => ({ ...entry, fact_id: `event.${n}`, title: `Workshop ${n + 1}` })) : [];
    return [mock(activityPoints.own).ok(ownPoints({ entries }))];
  }),
};

export const Busy: Story = {
  render: () => <Portal path="/points?show=classes" />,
  beforeEach: backend(() => [mock(activityPoints.sign).loading(), TERMS, ...scenarios.president()]),
  play: sequence(presses('Sign the term'), onPage(inside('dialog', undefined, presses('Sign the term')), seesRole('button', 'Signing...'))),
};

export const Refused: Story = {
  render: () => <Portal path="/points?show=classes" />,
  beforeEach: backend(() => [
    mock(activityPoints.sign).fails(409, 'A term can be signed once it is over.'),
    TERMS,
    ...scenarios.president(),
  ]),
  play: sequence(
    presses('Sign the term'),
    onPage(inside('dialog', undefined, presses('Sign the term')), says('A term can be signed once it is over.')),
  ),
};

export const Empty: Story = {
  beforeEach: backend(() => [mock(activityPoints.own).ok(ownPoints({ rules: null, segments: [], entries: [], missing: [] }))]),
  play: sees('Your points are not counted yet'),
};

export const Loading: Story = shows(() => [mock(activityPoints.own).loading()], 'Loading your points...');

export const Failed: Story = {
  beforeEach: backend(() => [mock(activityPoints.own).fails(500, 'Something broke.')]),
  play: sequence(sees('Something broke.'), seesRole('button', 'Retry')),
};

/** The institute has disabled the feature. */
export const SwitchedOff: Story = {
  render: () => <Portal path="/points" institute={{ off: ['recognition'] }} />,
  play: seesTitle('This is not on here'),
};
