import { hi as rules } from '@quad/domain/hindi';
import { LANGUAGE_LOCALES, type Language, translator } from '@quad/domain/language';
import { ENGLISH, type Words } from '@quad/domain/messages';
import { hi } from './messages/hi.ts';

const HINDI: Words = { translate: translator({ ...rules, ...hi }), locale: LANGUAGE_LOCALES.hi };

/** How a reader's language says things, for what is written here and not by the portal. */
export function wordsOf(language: Language): Words {
  return language === 'hi' ? HINDI : ENGLISH;
}
