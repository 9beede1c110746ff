import { ACCOUNT_TEXTS, ENDORSEMENT_TEXTS, fillIn, formatMessage, ROOM_REQUEST_TEXTS } from '@quad/domain/messages';
import { formatMoney } from '@quad/domain/money';
import { ROOM_RULE_TEXTS, roomTakenText } from '@quad/domain/room-requests';
import { formatDateTime } from '@quad/domain/time';
import { pipe, regex, safeParse, string } from 'valibot';

/** A default message and the product's text in its place. */
export interface Sentence {
  /** What happened. */
  when: string;
  before: string;
  after: string;
  why: string;
}

const MOMENT = new Date('2026-11-27T13:00:00.000Z');
const AMOUNT = 1234567;

/** The default message of the schema library. */
function bareMessage(input: unknown): string {
  const schema = pipe(string(), regex(/^\d{10}$/));
  return safeParse(schema, input).issues?.[0].message ?? '';
}

/** The default messages come from the libraries and from HTTP; the others are read from the product's texts. */
export function sentences(): Sentence[] {
  return [
    {
      when: 'A field was left empty',
      before: bareMessage(undefined),
      after: ACCOUNT_TEXTS.idRequired,
      why: 'Name the field as its label does.',
    },
    {
      when: 'A number has the wrong form',
      before: bareMessage('98765'),
      after: ACCOUNT_TEXTS.mobileInvalid,
      why: 'Say the form that is right; nobody reads patterns.',
    },
    {
      when: 'The room is taken',
      before: 'HTTP 409 Conflict',
      after: formatMessage(
        roomTakenText({ booking: { room: 'Main Auditorium', date: '2026-11-27', time: '18:30' }, eventTitle: 'Monsoon Ragas' }),
      ),
      why: 'Say what stands in the way, so that somebody can choose another time or ask whose event it is.',
    },
    {
      when: 'Someone else was first',
      before: 'HTTP 403 Forbidden',
      after: fillIn(ENDORSEMENT_TEXTS.alreadyVerified, { name: 'Dr. Kavita Rao' }),
      why: 'A refusal with a name can be settled between two people.',
    },
    {
      when: 'The date is over',
      before: 'Invalid date',
      after: ROOM_RULE_TEXTS.notInFuture,
      why: 'Say what to do. What was wrong follows from it.',
    },
    {
      when: 'The password is weak',
      before: 'Password strength: 1/4',
      after: ACCOUNT_TEXTS.passwordGuessable,
      why: 'A score helps nobody to think of a better one.',
    },
    {
      when: 'There is nothing to show',
      before: 'No data',
      after: fillIn(ENDORSEMENT_TEXTS.emptyText, { what: 'achievements' }),
      why: 'Empty may be good news. Say which it is.',
    },
    {
      when: 'A button',
      before: 'OK',
      after: ROOM_REQUEST_TEXTS.submit,
      why: 'A verb with its object can be read without the rest of the page.',
    },
    {
      when: 'While it works',
      before: 'Please wait',
      after: ROOM_REQUEST_TEXTS.submitting,
      why: 'The same verb goes on, so that it is clear what is being waited for.',
    },
    {
      when: 'A moment',
      before: MOMENT.toISOString(),
      after: formatDateTime(MOMENT, 'Asia/Kolkata'),
      why: "Of the campus's zone, with the month as a word: 11/12 is two days.",
    },
    {
      when: 'An amount',
      before: String(AMOUNT),
      after: formatMoney(AMOUNT, { currency: 'INR', locale: 'en-IN' }),
      why: 'With its currency, grouped as its readers group.',
    },
  ];
}
