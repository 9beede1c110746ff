import { describe, expect, it } from 'vitest';
import { hi } from '../hindi/index.ts';
import { POSITION_TEXTS } from '../messages/index.ts';
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
  ])('resolves the chosen language %s and the accepted languages %s to %s', (chosen, accepted, language) =>
    expect(languageOf({ chosen, accepted })).toBe(language),
  );
});

describe('translator', () => {
  const t = translator(hi);

  it('translates a text and fills in its placeholders', () => {
    expect(t('Add Event')).toBe('कार्यक्रम जोड़ें');
    expect(t(POSITION_TEXTS.holdersShown, { shown: 3, all: 12 })).toBe('12 में से 3 पदधारी दिख रहे हैं');
  });

  it('returns an unknown text untranslated', () => {
    expect(t('Monsoon Ragas')).toBe('Monsoon Ragas');
    expect(t('{count} of a kind', { count: 3 })).toBe('3 of a kind');
    expect(t('constructor')).toBe('constructor');
    expect(t('Keep this within 5 characters.')).toBe('Keep this within 5 characters.');
  });

  it('keeps the placeholders of every text', () => {
    const placesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();
    for (const [english, hindi] of Object.entries(hi)) expect(placesOf(hindi), english).toEqual(placesOf(english));
  });
});
