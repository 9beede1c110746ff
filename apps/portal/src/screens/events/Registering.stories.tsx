import { questions, registrations } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anEvent, aRegistration, PEOPLE, someEventQuestions } from '@quad/domain/fixtures';
import { act, inside, lacks, loses, onPage, plays, presses, says, sees, seesRole, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { acts, backend, PAGE, retries, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { EventPage } from './EventPage.tsx';

const event = anEvent();
const events = [event];
const registered = aRegistration({ state: 'registered', registered_count: 13 });
const full = aRegistration({ registered_count: 60, waiting_count: 2 });

/** A student on the page of an event with open registration, and the errors that the server may return. */
const meta = {
  title: 'Pages/Events/Registering',
  component: EventPage,
  parameters: { ...PAGE },
  render: () => <Portal path={`/events/${event._id}`} />,
  beforeEach: backend(() => scenarios.student({ events })),
} satisfies Meta<typeof EventPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  says('Registration is open until Nov 26, 2026, 6:00 pm.', 'region', 'Registration'),
  presses('Register'),
  says('You are registered.', 'region', 'Registration'),
  says('13 of 60 places taken', 'region', 'Registration'),
);

/** An optimistic update, shown before the response arrives. */
export const AtOnce: Story = {
  beforeEach: backend(() => [mock(registrations.register).loading()]),
  play: sequence(presses('Register'), says('You are registered.', 'region', 'Registration')),
};

export const JoinsTheWaitingList: Story = acts(
  () => [mock(registrations.mine).ok(full), mock(registrations.register).ok({ ...full, state: 'waiting', position: 3, waiting_count: 3 })],
  presses('Full: join the waiting list'),
  says('You are number 3 on the waiting list.', 'region', 'Registration'),
  says('60 of 60 places taken, 3 waiting', 'region', 'Registration'),
);

export const Cancels: Story = acts(
  () => [mock(registrations.mine).ok(registered)],
  presses('Cancel registration'),
  onPage(presses('Cancel registration')),
  says('11 of 60 places taken', 'region', 'Registration'),
  seesRole('button', 'Register'),
);

/** Registration closed while the page was open: the optimistic update is rolled back and the state is fetched again. */
export const ClosedMeanwhile: Story = {
  beforeEach: backend(() => {
    let requests = 0;
    return [
      mock(registrations.mine).ok(() => {
        requests += 1;
        return aRegistration(requests > 1 ? { phase: 'closed' } : {});
      }),
      mock(registrations.register).fails(409, 'Registration closed.', 'CONFLICT'),
    ];
  }),
  play: sequence(presses('Register'), says('Registration closed.'), loses('button', 'Register')),
};

export const Offline: Story = {
  tags: ['act'],
  beforeEach: backend(() => [mock(registrations.register).offline()]),
  play: sequence(presses('Register'), says('Failed to register.'), seesRole('button', 'Register')),
};

export const Loading: Story = { beforeEach: backend(() => [mock(registrations.mine).loading()]), play: sees('Loading registration...') };

export const Failed: Story = shows(() => [mock(registrations.mine).fails(500, 'Something broke.')], 'Something broke.');

export const President: Story = {
  beforeEach: backend(() => scenarios.president({ events })),
  play: sequence(presses('Participants', 'link'), seesTitle('Participants'), lacks('region', 'Registration')),
};

/** People who may not edit the event see no links to manage it. */
export const AnotherCategory: Story = {
  beforeEach: backend(() => scenarios.as({ ...PEOPLE.sports }, { events })),
  play: sequence(sees('Robotics Club'), lacks('region', 'Registration')),
};

/** Cards show how their events take registrations without further requests. */
export const OnACard: Story = act(
  {
    render: () => <Portal path="/events" />,
    beforeEach: backend(() => [
      mock(registrations.mine).ok(() => {
        throw new Error('A card asks for no registration.');
      }),
      ...scenarios.president({ events }),
    ]),
  },
  sees(/^Registration is open until Nov 26, 2026, 6:00 pm\. ₹150, paid at the desk\./),
  presses('Participants of Line Follower Challenge', 'link'),
  seesTitle('Participants'),
);

/** The event asks questions that must be answered to get a place. */
export const AnswersFirst: Story = acts(
  () => [
    mock(registrations.mine).ok(aRegistration({ questions: 'asked' })),
    mock(questions.read).ok(someEventQuestions({ fields: someEventQuestions().fields.slice(0, 1) })),
    mock(registrations.register).ok({ ...registered, questions: 'answered' }),
  ],
  presses('Register'),
  onPage(presses('No meal', 'radio'), inside('dialog', undefined, presses('Register'))),
  says('You are registered.', 'region', 'Registration'),
  seesRole('button', 'Change my answers'),
);

/** Without the questions nobody can register, so it is said and retried. */
export const QuestionsFail: Story = acts(
  () => [mock(registrations.mine).ok(aRegistration({ questions: 'asked' })), mock(questions.read).fails(500, 'Something broke.')],
  retries('Something broke.', () => [mock(questions.read).ok(someEventQuestions())]),
  presses('Register'),
  onPage(seesRole('dialog')),
);

/** Somebody from the waiting list has a place, which becomes final when they answer. */
export const PlaceWaitsForAnswers: Story = {
  tags: ['edge'],
  beforeEach: backend(() => [
    mock(registrations.mine).ok({ ...registered, questions: 'asked', answer_by: '2026-11-25T12:30:00.000Z' }),
    mock(questions.read).ok(someEventQuestions({ answer_by: '2026-11-25T12:30:00.000Z' })),
  ]),
  play: sequence(sees('Answer by Nov 25, 2026, 6:00 pm to keep your place.'), seesRole('button', 'Answer the questions')),
};
