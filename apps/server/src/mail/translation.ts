import { hi as rules } from '@quad/domain/hindi';
import { LANGUAGE_LOCALES, type Language, translator } from '@quad/domain/language';
import { ENGLISH, type Translation } from '@quad/domain/messages';
import { hi } from './messages/hi.ts';

const HINDI: Translation = { translate: translator({ ...rules, ...hi }), locale: LANGUAGE_LOCALES.hi };

/** The translation of a language for texts that the server writes itself. */
export function translationOf(language: Language): Translation {
  return language === 'hi' ? HINDI : ENGLISH;
}
