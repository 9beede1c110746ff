import { surveys } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anEvent, anEventSurvey, campusMoment, someSurveyResults } from '@quad/domain/fixtures';
import type { EventSurvey } from '@quad/domain/surveys';
import { hasDescription, hasValue, lacks, plays, presses, says, sees, seesRole, seesTitle, sequence, types } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { acts, backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { SurveyPage } from './SurveyPage.tsx';

const event = anEvent({
  status: 'completed',
  schedule: { start: campusMoment(-6, '16:00'), end: campusMoment(-6, '18:00'), venue: 'Main Auditorium', mode: 'offline' },
});
const surveyOf = (overrides: Partial<EventSurvey> = {}) => mock(surveys.read).ok(anEventSurvey({ event_id: event._id, ...overrides }));
const CLOSED = { phase: 'closed', closes_at: campusMoment(-1, '18:00'), manages: true, may_answer: false } as const;
const PLANNED = { phase: 'planned', closes_at: null, manages: true, may_answer: false, may_change: true } as const;

const meta = {
  title: 'Pages/Events/SurveyPage',
  component: SurveyPage,
  parameters: { ...PAGE },
  render: () => <Portal path={`/events/${event._id}/survey`} />,
  beforeEach: backend(() => [surveyOf(), ...scenarios.student({ events: [event] })]),
} satisfies Meta<typeof SurveyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Attendees first read whether their answers are anonymous. */
export const Default: Story = plays(seesTitle('Survey'), sees(/^You answer without your name/), seesRole('radiogroup', 'How was it?'));

/** Required questions show an error; the survey is sent once. */
export const Answers: Story = acts(
  () => [mock(surveys.answer).ok(anEventSurvey({ event_id: event._id, answered: true, may_answer: false }))],
  presses('Send my answers'),
  hasDescription('radiogroup', 'How was it?', /Answer this\./),
  presses('4 stars', 'radio'),
  presses('Yes', 'radio'),
  types('What could be better?', 'More time to solder.'),
  presses('Send my answers'),
  sees('Thank you for your answers.', 'You have answered. Thank you.'),
  lacks('button', 'Send my answers'),
);

/** Answers under a name can be changed. */
export const Named: Story = {
  tags: ['edge'],
  beforeEach: backend(() => [
    surveyOf({ anonymous: false, answered: true, answers: { qall: 4, qagain: true, qbetter: 'More time to solder.' } }),
    ...scenarios.student({ events: [event] }),
  ]),
  play: sequence(sees('The organizers see your answers with your name.'), seesRole('button', 'Change my answers')),
};

/** Figures beside those of the unit's last events, and free-text answers in no particular order. */
export const Results: Story = shows(
  () => [surveyOf(CLOSED), mock(surveys.results).ok(someSurveyResults(24)), ...scenarios.president({ events: [event] })],
  sees('24 of 36 answered.'),
  seesRole('table', 'Compared with the last events of the unit'),
  seesRole('heading', 'What could be better?'),
  seesRole('button', 'Export CSV'),
);

/** Anonymous results are hidden below five answers. */
export const TooFew: Story = {
  tags: ['edge'],
  beforeEach: backend(() => [
    surveyOf({ ...CLOSED, phase: 'open', closes_at: campusMoment(8, '18:00') }),
    mock(surveys.results).ok(someSurveyResults(3)),
    ...scenarios.president({ events: [event] }),
  ]),
  play: sequence(sees('Not before five answers'), lacks('button', 'Export CSV')),
};

/** Edited until it is sent; errors are shown beside their questions. */
export const Making: Story = {
  tags: ['edge'],
  beforeEach: backend(() => [
    surveyOf(PLANNED),
    mock(surveys.save).fails(409, 'This survey has been sent and cannot be changed.'),
    ...scenarios.president({ events: [event] }),
  ]),
  play: sequence(
    sees(/^The event is over/),
    seesRole('checkbox', /Without names/),
    presses('Send the survey'),
    says('This survey has been sent and cannot be changed.'),
  ),
};

const STALE = 'This has changed in the meantime. Check it again.';

const readAgain = fn(() => anEventSurvey({ event_id: event._id, ...PLANNED, version: 9 }));

/** Somebody else saves first: what was typed stays, with the reason why it was not saved. */
export const SavedMeanwhile: Story = acts(
  () => [surveyOf(PLANNED), mock(surveys.save).fails(409, STALE, 'STALE'), ...scenarios.president({ events: [event] })],
  presses('Add a question'),
  types(/^Question/, 'Would you help'),
  ({ msw }) => msw.use(mock(surveys.read).ok(readAgain)),
  presses('Send the survey'),
  says(STALE),
  () => waitFor(() => expect(readAgain).toHaveBeenCalled()),
  types(/^Question/, ' next time?'),
  hasValue('textbox', /^Question/, 'Would you help next time?'),
);
