import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { NewPassword, PasskeyNameInput, registerInput } from '../accounts/index.ts';
import { ACHIEVEMENT_FILTERS } from '../achievements/index.ts';
import { checkBlocking, checkPlaces, type Import, inColumn, unreadableColorText } from '../administration/index.ts';
import { CALENDAR_REFUSALS } from '../calendar/index.ts';
import { checkInOpensText, noPlaceText, otherDayText, refusedScansText } from '../check-in/index.ts';
import { checkEndorsesSkillType, decideEndorsement } from '../endorsements/index.ts';
import { messageOf, optionalText, SearchText, TextList } from '../fields/index.ts';
import { hi } from '../hindi/index.ts';
import { InboxKind } from '../inbox/index.ts';
import { fillIn, formatMessage, joinMessages, joinWords, type Message, sentence, type Translation } from '../messages/index.ts';
import { PositionInput } from '../positions/index.ts';
import { profileDetails } from '../profile/index.ts';
import { type Result, refuse } from '../refusals/index.ts';
import { checkMaximum, checkRegisters } from '../registrations/index.ts';
import { alreadyDecidedText, describeRoomRequest, RoomRequestInput, roomClosedText, roomTakenText } from '../room-requests/index.ts';
import { translator } from './index.ts';

const HINDI: Translation = { translate: translator(hi), locale: 'hi-IN' };
const BOOKING = { room: 'L-204', date: '2026-11-27', time: '18:30' };

function refused(outcome: Result<unknown>): Message {
  if (outcome.ok) throw new Error('It was taken.');
  return outcome.refusal.sentence ?? outcome.refusal.message;
}

/** Returns the last message of a schema for an input, which is that of the rule under test. */
function wrong(schema: v.GenericSchema, input: unknown): Message {
  const issue = v.safeParse(schema, input).issues?.at(-1);
  if (!issue) throw new Error('It was taken.');
  return messageOf(issue);
}

const opening = checkRegisters({
  role: 'STUDENT',
  event: {
    status: 'planned',
    schedule: { start: '2026-12-01T10:00:00.000Z' },
    registration: { required: true, start: '2026-11-27T13:00:00.000Z' },
  },
  places: { registered: 0, waiting: 0 },
  now: new Date('2026-11-20T10:00:00.000Z'),
  timeZone: 'Asia/Kolkata',
});
const embedded = { kind: 'events', row_count: 20_000, is_embedded: true } as Import;
const long = 'x'.repeat(5000);

/** Text that may stay in Latin letters: user content, technical names, and am/pm, which Hindi also uses. */
const OWN_WORDS =
  /\b[ap]m\b|L-204|Holi|Asha|campus\.example|PostgreSQL|docs\/operating\/tables\.md|room-request|user-skill|skill|achievement|approval|feedback|unit|position/g;

describe('messages with values', () => {
  it.each<[Message, string, string]>([
    [alreadyDecidedText('Approved'), 'This request was already Approved.', 'इस अनुरोध पर निर्णय हो चुका है: स्वीकृत।'],
    [
      roomTakenText({ booking: BOOKING, eventTitle: "Holi'" }),
      "Room L-204 is already booked for 'Holi'' on Nov 27, 2026 at 6:30 pm.",
      "कमरा L-204 27 नव॰ 2026 को 6:30 pm बजे 'Holi'' के लिए पहले से बुक है।",
    ],
    [describeRoomRequest(BOOKING), 'L-204 on Nov 27, 2026 at 6:30 pm', ''],
    [
      roomClosedText({ name: 'L-204', opens: '08:00', closes: '24:00' }),
      'L-204 is open from 8:00 am to 12:00 am. Choose another time, or say until when you need it.',
      '',
    ],
    [otherDayText('2026-11-21'), 'This code is for Nov 21, 2026.', ''],
    [checkInOpensText('2026-11-20'), 'Check-in opens on Nov 20, 2026.', ''],
    [noPlaceText(3), 'On the waiting list, number 3.', 'प्रतीक्षा सूची में, नंबर 3।'],
    [
      noPlaceText(3, { registered: 40, maximum: 40 }),
      'On the waiting list, number 3. Every place is taken (40 of 40).',
      'प्रतीक्षा सूची में, नंबर 3। सभी जगहें भर चुकी हैं (40 में से 40)।',
    ],
    [refused(opening), 'Registration opens Nov 27, 2026, 6:30 pm.', ''],
    [refused(checkMaximum(2, 3)), '3 people are registered already. Enter 3 or more.', ''],
    [refused(checkPlaces(1, 2)), '2 hold this position in one tenure. End what some of them hold first.', ''],
    [
      refused(checkBlocking(embedded, 'apply')),
      'Everybody would have to wait too long: the embedded database takes at most 2,000 lines at a time. Split the table, or move the portal to PostgreSQL (docs/operating/tables.md).',
      '',
    ],
    [
      refused(checkEndorsesSkillType({ role: 'GENSEC_SCITECH' }, 'sports')),
      'You can endorse only technical items.',
      'आप केवल तकनीकी प्रविष्टियों का अनुमोदन कर सकते हैं।',
    ],
    [
      refused(
        decideEndorsement({
          item: { ownerId: 'a', type: 'sports', isEndorsed: true, endorserName: 'Asha' },
          endorser: { _id: 'b', role: 'PRESIDENT' },
        }),
      ),
      'Already verified by Asha',
      '',
    ],
    [inColumn('events', 'title', wrong(optionalText(150), long)), 'In the column Title: Keep this within 150 characters.', ''],
    [CALENDAR_REFUSALS.tooLong, 'Ask for at most 42 days at once.', ''],
    [wrong(optionalText(2048), long), 'Keep this within 2,048 characters.', 'इसे 2,048 अक्षरों के भीतर रखें।'],
    [wrong(NewPassword, 'short'), 'Use at least 12 characters for the password.', ''],
    [wrong(NewPassword, long), 'Use at most 128 characters for the password.', ''],
    [wrong(PasskeyNameInput, { name: long }), 'Use at most 60 characters.', ''],
    [wrong(SearchText, 'a'), 'Type at least 2 letters.', ''],
    [wrong(SearchText, long), 'Search for at most 150 characters.', ''],
    [wrong(TextList, Array(101).fill('a')), 'Keep the list within 100 entries.', ''],
    [wrong(ACHIEVEMENT_FILTERS.category, long), 'Ask for at most 150 characters.', ''],
    [wrong(InboxKind, 'x'), 'The kind is one of: room-request, user-skill, skill, achievement, approval, feedback, unit, position.', ''],
    [wrong(RoomRequestInput.entries.weeks, 99), 'Enter how many weeks, as a whole number up to 20.', ''],
    [wrong(PositionInput.entries.position_count, 1e9), 'Position count must be a whole number of at most 500.', ''],
    [wrong(registerInput('campus.example').entries.email, 'asha@elsewhere.example'), 'Please use an @campus.example email address.', ''],
    [
      wrong(profileDetails({ currentYear: 2026 }), { academic_info: { batch_year: '1999' } }),
      'Admission year must be between 2016 and 2026',
      '',
    ],
  ])('format %j as %s, and in Hindi without English words', (said, english, hindi) => {
    expect(formatMessage(said)).toBe(english);
    const inHindi = formatMessage(said, HINDI);
    if (hindi) expect(inHindi).toBe(hindi);
    expect(inHindi.replaceAll(OWN_WORDS, '')).not.toMatch(/[a-z]/i);
  });

  it('translate nested messages', () => {
    expect(refusedScansText(['This code is for another event.', otherDayText('2026-11-21')], HINDI)).toMatch(/^[^a-z]*$/i);
    expect(formatMessage(unreadableColorText('2.58'), HINDI)).toMatch(/^[^a-z]*$/i);
  });

  it('join into one text', () => {
    expect(joinMessages('', undefined)).toBe('');
    expect(joinMessages(undefined, 'Close')).toBe('Close');
    expect(
      formatMessage(
        joinMessages(sentence`Takes over from ${joinWords(['Asha', 'Ravi'])}.`, sentence`Was ${{ text: 'President' }} until then.`),
      ),
    ).toBe('Takes over from Asha, Ravi. Was President until then.');
  });

  it('are filled in like plain texts, for every text with placeholders', () => {
    const texts = Object.keys(hi).filter((text) => /\{\w+\}/.test(text));
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.array(fc.oneof(fc.string(), fc.integer()), { minLength: 5, maxLength: 5 }),
        (text, parts) => {
          const places = [...new Set(text.match(/(?<=\{)\w+(?=\})/g))];
          const values = Object.fromEntries(places.map((place, index) => [place, parts[index] ?? '']));
          expect(formatMessage({ text, values })).toBe(fillIn(text, values));
          expect(formatMessage({ text, values }, HINDI)).toBe(fillIn(String(hi[text as keyof typeof hi]), values));
        },
      ),
    );
  });
});

describe('refuse', () => {
  it('returns the English text, and keeps the sentence only for messages with values', () => {
    const why = sentence`${2} hold this.`;
    expect(refuse('CONFLICT', 'No.', { a: 'Not this.' })).toEqual({
      ok: false,
      refusal: { code: 'CONFLICT', message: 'No.', fieldErrors: { a: 'Not this.' }, fields: { a: 'Not this.' } },
    });
    expect(refuse('CONFLICT', why, { a: why, b: 'Not this.' })).toEqual({
      ok: false,
      refusal: {
        ...{ code: 'CONFLICT', message: '2 hold this.', sentence: why },
        ...{ fieldErrors: { a: '2 hold this.', b: 'Not this.' }, fields: { a: why, b: 'Not this.' } },
      },
    });
  });
});
