import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { expect, it } from 'vitest';
import { bookingReleasedMail, roomFreeAgainMail, roomRequestDecidedMail } from './roomRequestMessages.ts';

const dev = { email: 'dev@campus.example', name: 'Dev Malhotra', institute: DEFAULT_INSTITUTE, portalUrl: 'https://quad.campus.example' };
const about = { request: { room: 'Senate Hall', date: '2026-11-27T00:00:00.000Z', time: '18:30' }, eventTitle: 'Robo Soccer' };

it('roomRequestDecidedMail says that an approved room is booked', () => {
  const mail = roomRequestDecidedMail(dev, { ...about, decision: 'Approved' });
  expect(mail.to).toBe('dev@campus.example');
  expect(mail.subject).toBe("You have the room for 'Robo Soccer'");
  expect(mail.text).toBe(
    [
      'Hello Dev Malhotra,',
      "your request for Senate Hall on Nov 27, 2026 at 6:30 pm, for 'Robo Soccer', was approved.",
      'The room is booked for you.',
      'See your events:\nhttps://quad.campus.example/events',
      'Quad, Campus Institute\n',
    ].join('\n\n'),
  );
});

it('roomRequestDecidedMail says that a request was rejected and suggests alternatives', () => {
  const mail = roomRequestDecidedMail(dev, { ...about, decision: 'Rejected' });
  expect(mail.subject).toBe("Your room request for 'Robo Soccer' was rejected");
  expect(mail.text).toContain("for 'Robo Soccer', was rejected.");
  expect(mail.text).toContain('You can request another room or another time on the events page.');
});

it.each([
  [1, 'So was the one for one more day of the same series.'],
  [3, 'So were those for 3 more days of the same series.'],
])('roomRequestDecidedMail counts the other decided days of a series: %s', (otherDays, words) => {
  expect(roomRequestDecidedMail(dev, { ...about, decision: 'Approved', otherDays }).text).toContain(words);
});

it('roomFreeAgainMail tells a waiting requester that the room is free again', () => {
  const mail = roomFreeAgainMail(dev, about);
  expect(mail.subject).toBe('A room that you requested is free again: Senate Hall');
  expect(mail.text).toContain("in the way of your request for Senate Hall on Nov 27, 2026 at 6:30 pm, for 'Robo Soccer', was released.");
});

it('bookingReleasedMail tells the former holder that the booking was released', () => {
  const mail = bookingReleasedMail(dev, about);
  expect(mail.subject).toBe("Your booking for 'Robo Soccer' was released");
  expect(mail.text).toContain('It is not booked for you any more.');
});
