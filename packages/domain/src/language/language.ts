/** The languages that the portal is in. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each calls itself, for somebody who reads no other. */
export const LANGUAGE_NAMES = { en: 'English', hi: 'हिन्दी' } as const satisfies Record<Language, string>;

/** How days and numbers are written in a language, as a BCP 47 tag: in Hindi with the digits that everybody uses. */
export const LANGUAGE_LOCALES = { en: 'en-IN', hi: 'hi-IN' } as const satisfies Record<Language, string>;

/** The cookie that keeps the choice in this browser. The server reads it too, so that a page arrives as it will stay. */
export const LANGUAGE_COOKIE = 'quad-language';

function known(tag: string | undefined): Language | undefined {
  const [language] = (tag ?? '').trim().toLowerCase().split('-');
  return LANGUAGES.find((each) => each === language);
}

/** The languages of an Accept-Language header, the strongest first; what is not wanted at all is left out. */
function languages(header: string): string[] {
  const ranges = header.split(',').map((range) => {
    const [tag = '', quality = ''] = range.split(';');
    return { tag, weight: quality.trim() ? Number(quality.trim().replace(/^q=/, '')) : 1 };
  });
  return ranges
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

/** In which language somebody reads: the one that was chosen, else the first that the browser asks for and there is, else English. */
export function languageOf({ chosen, accepted }: { chosen?: string | undefined; accepted?: string | undefined }): Language {
  return known(chosen) ?? languages(accepted ?? '').reduce<Language | undefined>((found, tag) => found ?? known(tag), undefined) ?? 'en';
}
