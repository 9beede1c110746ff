import { hi as rules } from '@quad/domain/hindi';
import { hi } from '@quad/domain/hindi/recognition';
import { LANGUAGE_LOCALES, type Language, translator } from '@quad/domain/language';
import { ENGLISH, type Translation } from '@quad/domain/messages';

const HINDI: Translation = { translate: translator({ ...rules, ...hi }), locale: LANGUAGE_LOCALES.hi };

/** The translations for certificates, their pages, and public pages. */
export function pageTranslation(language: Language): Translation {
  return language === 'hi' ? HINDI : ENGLISH;
}
