/** So many characters at most, so that an address can be read out. */
const LONGEST = 60;

/** What a title has that stands for nothing by itself: accents of Latin letters, apostrophes, and what joins letters invisibly. */
const DROPPED = /[\u0300-\u036f'\u2019\u200c\u200d]/g;

/**
 * What of an address is made of a title: its letters and digits in lower case, of any writing system, with hyphens between the words.
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
    if (longer.length <= LONGEST) return longer;
    return slug === '' ? Array.from(word).slice(0, LONGEST).join('') : slug;
  }, '');
}

/** Whether a slug was made of this one, with or without a number that tells it from others. */
export function isSlugOf(slug: string, base: string): boolean {
  return slug === base || (slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1)));
}

/** The slug itself, or with the first number that makes it nobody else's. */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}
