import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { expect, it } from 'vitest';
import { eventNoticeMail, placeConfirmedMail, registrationRemovedMail } from './registrationMessages.ts';

const asha = { email: 'asha@campus.example', name: 'Asha Rao', institute: DEFAULT_INSTITUTE, portalUrl: 'https://quad.campus.example' };
const event = { eventId: 'e1', eventTitle: 'Robo Soccer' };
const EVENT_LINK = 'See the event:\nhttps://quad.campus.example/events/e1';

it('placeConfirmedMail states the event and how to cancel the registration', () => {
  const mail = placeConfirmedMail(asha, { ...event, startsAt: new Date('2026-11-27T13:00:00.000Z') });
  expect([mail.to, mail.subject]).toEqual(['asha@campus.example', "You have a place at 'Robo Soccer'"]);
  expect(mail.text).toBe(
    [
      'Hello Asha Rao,',
      "you are registered for 'Robo Soccer', which begins on Nov 27, 2026, 6:30 pm.",
      'If you cannot come, cancel your registration: your place goes to the next person on the waiting list.',
      EVENT_LINK,
      'Quad, Campus Institute\n',
    ].join('\n\n'),
  );
  expect(placeConfirmedMail(asha, { ...event, startsAt: null }).text).toContain("you are registered for 'Robo Soccer'.");
});

it('registrationRemovedMail states the removal and its reason', () => {
  const mail = registrationRemovedMail(asha, { ...event, text: 'Only first years play.' });
  expect(mail.subject).toBe("You are no longer registered for 'Robo Soccer'");
  expect(mail.text).toBe(
    [
      'Hello Asha Rao,',
      "the organizers of 'Robo Soccer' removed you from its list. They say:",
      'Only first years play.',
      EVENT_LINK,
      'Quad, Campus Institute\n',
    ].join('\n\n'),
  );
});

it('eventNoticeMail contains the text of the organizers, escaped in HTML, and why the recipient gets it', () => {
  const mail = eventNoticeMail(asha, { ...event, subject: 'Bring your robot', text: 'We begin at ten. <b>Be early.</b>' });
  expect(mail.subject).toBe('Robo Soccer: Bring your robot');
  expect(mail.text).toBe(
    [
      'Hello Asha Rao,',
      'We begin at ten. <b>Be early.</b>',
      "You get this because you registered for 'Robo Soccer'.",
      EVENT_LINK,
      'Quad, Campus Institute\n',
    ].join('\n\n'),
  );
  expect(mail.html).toContain('We begin at ten. &lt;b&gt;Be early.&lt;/b&gt;');
});
