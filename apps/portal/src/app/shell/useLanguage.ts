import { LANGUAGE_COOKIE, type Language, languageOf } from '@quad/domain/language';
import { use, useRef, useState } from 'react';
import { writeCookie } from '../cookies.ts';
import { LanguageContext, loadTranslations } from '../language.ts';

/** The language of the portal. A change applies when its translations are loaded, and is stored in this browser for one year. */
export function useLanguage() {
  const show = use(LanguageContext);
  const [language, remember] = useState(() => languageOf({ chosen: document.documentElement.lang }));
  const latest = useRef(language);
  const changeLanguage = async (next: Language) => {
    latest.current = next;
    remember(next);
    writeCookie(LANGUAGE_COOKIE, next);
    const translations = await loadTranslations(next);
    // Another language was chosen while this one was loaded.
    if (latest.current !== next) return;
    document.documentElement.lang = next;
    show(translations);
  };
  return { language, changeLanguage };
}
