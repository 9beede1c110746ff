/** Languages of the portal. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Name of each language in that language. */
export const LANGUAGE_NAMES = { en: 'English', hi: 'हिन्दी' } as const satisfies Record<Language, string>;

/** BCP 47 tag for dates and numbers in each language; Hindi uses Western digits. */
export const LANGUAGE_LOCALES = { en: 'en-IN', hi: 'hi-IN' } as const satisfies Record<Language, string>;

/** Cookie that stores the choice in this browser. The server reads it too, so that a page renders in that language from the start. */
export const LANGUAGE_COOKIE = 'quad-language';

function known(tag: string | undefined): Language | undefined {
  const [language] = (tag ?? '').trim().toLowerCase().split('-');
  return LANGUAGES.find((each) => each === language);
}

/** Parses the languages of an Accept-Language header, by preference; omits excluded ones. */
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

/** Returns a person's language: the chosen one, else the first supported one that the browser accepts, else English. */
export function languageOf({ chosen, accepted }: { chosen?: string | undefined; accepted?: string | undefined }): Language {
  return known(chosen) ?? languages(accepted ?? '').reduce<Language | undefined>((found, tag) => found ?? known(tag), undefined) ?? 'en';
}
