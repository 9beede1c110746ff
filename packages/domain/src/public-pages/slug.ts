/** Maximum length, so that an address can be read aloud. */
const MAX_LENGTH = 60;

/** Characters dropped from titles: accents of Latin letters, apostrophes, and zero-width joiners. */
const DROPPED = /[\u0300-\u036f'\u2019\u200c\u200d]/g;

/**
 * Returns the slug of a title: its letters and digits in lower case, of any script, with hyphens between words.
 *
 * @param fallback where the title has neither letters nor digits
 */
export function slugOf(title: string, fallback: string): string {
  const words = title
    .normalize('NFKD')
    .replace(DROPPED, '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [fallback];
  return words.reduce((slug, word) => {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length <= MAX_LENGTH) return longer;
    return slug === '' ? Array.from(word).slice(0, MAX_LENGTH).join('') : slug;
  }, '');
}

/** The length that a number may add to a slug. */
const MAX_SUFFIX = 10;

/** Whether a text has the form of a slug, so that no page is looked up for any other. */
export function isSlug(text: string): boolean {
  return /^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u.test(text) && Array.from(text).length <= MAX_LENGTH + MAX_SUFFIX;
}

/** Whether a slug was derived from this base, with or without a number suffix. */
export function isSlugOf(slug: string, base: string): boolean {
  return slug === base || (slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1)));
}

/** Returns the slug, with the first free number suffix if it is taken. */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}
