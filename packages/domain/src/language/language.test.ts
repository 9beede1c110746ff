import { describe, expect, it } from 'vitest';
import { noPlaceText, otherDayText, refusedScansText } from '../check-in/index.ts';
import { hi } from '../hindi/index.ts';
import { ENDORSEMENT_TEXTS, fillIn, POSITION_TEXTS } from '../messages/index.ts';
import { alreadyDecidedText, roomTakenText } from '../room-requests/index.ts';
import { languageOf, translator } from './index.ts';

describe('languageOf', () => {
  it.each([
    [undefined, undefined, 'en'],
    [undefined, 'hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
    [undefined, 'en-GB,hi;q=0.9', 'en'],
    [undefined, 'ta, hi;q=0.5, en;q=0.7', 'en'],
    [undefined, 'hi;q=0, fr', 'en'],
    [undefined, 'hi;q=nonsense', 'en'],
    [undefined, ';;,,', 'en'],
    ['en', 'hi', 'en'],
    ['hi', 'en', 'hi'],
    ['"><script>', 'hi', 'hi'],
    ['HI-in', 'en', 'hi'],
  ])('chosen %s, accepted %s: %s', (chosen, accepted, language) => expect(languageOf({ chosen, accepted })).toBe(language));
});

describe('translator', () => {
  const t = translator(hi);

  it('translates a text, with its places', () => {
    expect(t('Add Event')).toBe('कार्यक्रम जोड़ें');
    expect(t(POSITION_TEXTS.holdersShown, { shown: 3, all: 12 })).toBe('12 में से 3 पदधारी दिख रहे हैं');
  });

  it.each([
    [fillIn(POSITION_TEXTS.positionFull, { count: 2, tenure: '2026-2027' }), 'वर्ष 2026-2027 के लिए अधिकतम पदधारी (2) पहले ही नियुक्त हो चुके हैं।'],
    [fillIn(ENDORSEMENT_TEXTS.wrongType, { type: 'technical' }), 'आप केवल तकनीकी प्रविष्टियों का अनुमोदन कर सकते हैं।'],
    [alreadyDecidedText('Approved'), 'इस अनुरोध पर निर्णय हो चुका है: Approved।'],
    [
      roomTakenText({ booking: { room: 'Main Auditorium', date: '2026-11-27', time: '18:30' }, eventTitle: "Holi on the lawn'" }),
      "कमरा Main Auditorium Nov 27, 2026 को 6:30 pm बजे 'Holi on the lawn'' के लिए पहले से बुक है।",
    ],
    [otherDayText('2026-11-21'), 'यह कोड Nov 21, 2026 के लिए है।'],
    [noPlaceText(3), 'प्रतीक्षा सूची में, नंबर 3।'],
    [noPlaceText(3, { registered: 40, maximum: 40 }), 'प्रतीक्षा सूची में, नंबर 3। सभी जगहें भर चुकी हैं (40 में से 40)।'],
    ['Keep this within 5,000 characters.', 'इसे 5,000 अक्षरों के भीतर रखें।'],
  ])('finds a finished sentence again by its form: %s', (sentence, expected) => expect(t(sentence)).toBe(expected));

  it('translates what a text has taken over from the server', () => {
    expect(refusedScansText(['This code is for another event.'], { translate: t, locale: 'hi-IN' })).toBe(
      'बाद में भेजा गया 1 स्कैन नहीं गिना जाएगा: यह कोड किसी दूसरे कार्यक्रम का है।',
    );
  });

  it('leaves alone what it does not know', () => {
    expect(t('Monsoon Ragas')).toBe('Monsoon Ragas');
    expect(t('{count} of a kind', { count: 3 })).toBe('3 of a kind');
    expect(t('constructor')).toBe('constructor');
    expect(translator({ Close: 'बंद करें' }, {})('Keep this within 5 characters.')).toBe('Keep this within 5 characters.');
  });

  it('keeps the places of every text', () => {
    const placesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();
    for (const [english, hindi] of Object.entries(hi)) expect(placesOf(hindi), english).toEqual(placesOf(english));
  });
});
