import { checkIns, events, feeDesk, registrations } from '@quad/api-client/contract';
import { clearDevice, storeScan } from '@quad/api-client/hooks/check-in';
import { MockRefusal, mock, scenarios } from '@quad/api-client/mocks';
import {
  aCheckInAnswer,
  aCheckInList,
  aCheckInSubject,
  aCheckInToken,
  aFeeDesk,
  anEvent,
  aRegistrationEntry,
  campusMoment,
  PEOPLE,
} from '@quad/domain/fixtures';
import {
  act,
  hasAttribute,
  hasValue,
  inside,
  lacks,
  lacksText,
  onPage,
  plays,
  presses,
  says,
  sees,
  seesRole,
  seesTitle,
  selects,
  sequence,
  types,
} from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { acts, backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { showToCamera } from '../../stories/showToCamera.ts';
import { CheckInPage } from './CheckInPage.tsx';

const event = anEvent();
const campus = { events: [event] };
const token = aCheckInToken();
/** Digest of that code in the attendee list. */
const digest = 'gKuH-pRMGvKVdx1W7rEZuA';

/** The device stores nothing, neither before a story nor for the next one. */
async function emptyDevice() {
  await clearDevice();
  return clearDevice;
}

const meta = {
  title: 'Pages/Events/CheckInPage',
  component: CheckInPage,
  parameters: { ...PAGE },
  render: () => <Portal path={`/check-in/${event._id}`} />,
  beforeEach: [backend(() => scenarios.president(campus)), emptyDevice],
} satisfies Meta<typeof CheckInPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const startCamera = presses('Start the camera');

export const Default: Story = plays(
  seesTitle('Check people in'),
  sees('12 of 40 are in'),
  hasAttribute('link', 'Back to the participants', 'href', `/events/${event._id}/participants`),
);

export const Green: Story = {
  beforeEach: showToCamera(`https://campus.example/check-in/${token}`),
  play: sequence(startCamera, sees('Checked in', /^Aarav Mehta · /)),
};

export const Yellow: Story = {
  beforeEach: [
    backend(() => [mock(checkIns.checkIn).ok(() => aCheckInAnswer({ outcome: 'already', since: campusMoment(0, '14:05') }))]),
    showToCamera(token),
  ],
  play: sequence(startCamera, sees('Already in, since 2:05 pm')),
};

/** A fee can be collected at the check-in desk. */
export const TakesAFee: Story = act(
  presses('Take ₹150: Meera Nair'),
  onPage(
    inside(
      'dialog',
      'Take ₹150 from Meera Nair',
      selects('How it is paid', 'upi'),
      types('Reference of the payment', '432112345678'),
      presses('Take ₹150'),
    ),
    sees('Meera Nair paid ₹150.'),
  ),
);

/** The next person who is checked in does not close a dialog that is open, with what was typed there. */
export const TakesAFeeDuringScan: Story = act({ beforeEach: showToCamera(token) }, async (context) => {
  const scan = Promise.withResolvers<void>();
  context.msw.use(
    mock(checkIns.checkIn).ok(async () => {
      await scan.promise;
      return aCheckInAnswer();
    }),
  );
  await startCamera(context);
  await presses('Take ₹150: Meera Nair')(context);
  await onPage(selects('How it is paid', 'upi'), types('Reference of the payment', '432112345678'))(context);
  scan.resolve();
  await onPage(sees('Checked in'), hasValue('textbox', 'Reference of the payment', '432112345678'))(context);
});

const freeNow = { ...event, registration: { ...event.registration, fees: null } };

/** What was paid is given back and handed over although the event asks for no fee any more. */
export const FeeWasRemoved: Story = shows(
  () => [mock(events.byId).ok(freeNow), mock(feeDesk.one).ok(aFeeDesk({ fee: 0 }))],
  'The event no longer has a fee. Paid fees can still be refunded.',
  seesRole('button', 'Refund fee: Tara Singh'),
  lacks('button', /^Take/),
);

/** An event that never took a fee has no fee desk. */
export const NoFees: Story = acts(
  () => [mock(events.byId).ok(freeNow), mock(feeDesk.one).fails(409, 'This event has no fee.', 'CONFLICT')],
  sees('12 of 40 are in'),
  lacksText('Fees', 'This event has no fee.'),
);

/** A scan that is not a check-in code is not sent to the server. */
export const NoCode: Story = {
  beforeEach: showToCamera('https://elsewhere.example/menu'),
  play: sequence(startCamera, sees('This is not a check-in code.')),
};

/** Admitting somebody beyond the maximum is a separate button and a separate request. */
export const LetsIn: Story = {
  tags: ['act'],
  beforeEach: [
    backend(() => [
      mock(checkIns.checkIn).ok(({ body }) =>
        body.let_in === 'beyond'
          ? aCheckInAnswer()
          : aCheckInAnswer({
              outcome: 'unregistered',
              since: null,
              reason: 'This student is not on the list. Every place is taken (40 of 40).',
              way_in: 'beyond',
            }),
      ),
    ]),
    showToCamera(token),
  ],
  play: sequence(startCamera, sees('Not registered'), presses('Let in beyond the maximum'), sees('Checked in')),
};

/** Scans are stored on the device, counted, and sent once the connection is back. */
export const Offline: Story = {
  beforeEach: [
    backend(() => [mock(checkIns.list).ok(() => aCheckInList({ codes: [{ digest, since: null }] })), mock(checkIns.checkIn).offline()]),
    showToCamera(token),
  ],
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await canvas.findByText('12 of 40 are in');
    await startCamera(context);
    await expect(await canvas.findByText('1 scan waits to be sent')).toBeVisible();
    await expect(await canvas.findByText('There is no connection. It is sent later.')).toBeVisible();
    await expect(await canvas.findByText('13 of 40 are in')).toBeVisible();
    await expect(await canvas.findByText('There is no connection. Continue: scans are saved on this device and sent later.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop the camera' }));
    msw.use(mock(checkIns.checkIn).ok(() => aCheckInAnswer()));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(canvas.queryByText('1 scan waits to be sent')).not.toBeInTheDocument());
  },
};

const answered = Promise.withResolvers<void>();
const refuses = fn(async () => {
  await answered.promise;
  return new MockRefusal(409, 'The days of this event are over.');
});

/** On a slow connection a stored scan is sent once, and counted once if it is refused. */
export const SentOnce: Story = act(
  {
    beforeEach: [
      backend(() => [mock(checkIns.checkIn).ok(refuses)]),
      () =>
        storeScan({
          ...{ eventId: event._id, scan_id: '00000000-0000-4000-8000-000000000001', token, digest },
          ...{ at: campusMoment(0, '14:05'), by: PEOPLE.president._id },
        }),
    ],
  },
  sees('12 of 40 are in'),
  () => window.dispatchEvent(new Event('online')),
  () => window.dispatchEvent(new Event('online')),
  () => answered.resolve(),
  sees('1 scan that was sent later does not count: The days of this event are over.'),
  () => expect(refuses).toHaveBeenCalledOnce(),
);

export const ByName: Story = {
  beforeEach: backend(() => [mock(registrations.list).ok(() => [aRegistrationEntry()])]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Or search for a name' }), 'aarav');
    const [first] = await canvas.findAllByRole('button', { name: 'Check in' });
    if (first) await userEvent.click(first);
    await expect(await canvas.findByText('Checked in')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('The check-in was undone.')).toBeVisible();
  },
};

export const Refused: Story = {
  beforeEach: [backend(() => [mock(checkIns.checkIn).fails(409, 'The days of this event are over.')]), showToCamera(token)],
  play: sequence(startCamera, says('The days of this event are over.')),
};

export const Busy: Story = {
  beforeEach: backend(() => [mock(checkIns.subject).ok(() => aCheckInSubject()), mock(checkIns.checkIn).loading()]),
  render: () => <Portal path={`/check-in/${token}`} />,
  play: sequence(presses('Check in'), seesRole('button', 'Checking in...')),
};

export const NotToday: Story = {
  beforeEach: backend(() => [mock(checkIns.list).ok(() => aCheckInList({ day: null }))]),
  play: sees('The event does not take place today, so nobody is checked in now.'),
};

export const Loading: Story = plays({ beforeEach: backend(() => [mock(checkIns.list).loading()]) }, sees('Loading the check-in...'));

export const Failed: Story = shows(() => [mock(checkIns.list).fails(500, 'Something broke.')], 'Something broke.');

/** The code was opened with a phone's camera app: staff at the door confirm before checking in. */
export const OpenedByStaff: Story = {
  render: () => <Portal path={`/check-in/${token}`} />,
  play: sequence(seesRole('heading', { level: 2, name: 'Aarav Mehta' }), presses('Check in'), sees('Checked in')),
};

export const OpenedAndInAlready: Story = {
  ...OpenedByStaff,
  beforeEach: backend(() => [mock(checkIns.subject).ok(() => aCheckInSubject({ since: campusMoment(0, '14:05') }))]),
  play: sequence(sees('Already in, since 2:05 pm'), lacks('button', 'Check in')),
};

/** The owner of the code sees the code itself. */
export const Student: Story = {
  render: () => <Portal path={`/check-in/${token}`} />,
  beforeEach: backend(() => [mock(checkIns.subject).ok(() => aCheckInSubject({ is_own: true })), ...scenarios.student(campus)]),
  play: seesRole('button', 'Show full screen'),
};

export const SomebodyElse: Story = {
  render: () => <Portal path={`/check-in/${token}`} />,
  beforeEach: backend(() => [
    mock(checkIns.subject).fails(403, 'This code is not yours. Only its owner and those who manage the event can open it.', 'FORBIDDEN'),
    ...scenarios.student(campus),
  ]),
  play: says('This code is not yours.'),
};

/** An office-bearer who may not edit this event, and a student, have no access to the desk. */
export const AnotherCategory: Story = acts(
  () => [
    mock(checkIns.list).fails(403, 'Only people who manage this event can check people in.', 'FORBIDDEN'),
    ...scenarios.sports(campus),
  ],
  seesRole('heading', '403 - Unauthorised Access'),
);
