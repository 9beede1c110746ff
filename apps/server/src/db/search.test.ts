import { folded, isFound, searchWords } from '@quad/domain/fields';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { rounds } from '../testing/tier.ts';
import { events } from './schema.ts';
import { hasFoldedWords } from './search.ts';

/**
 * Texts of many alphabets with what makes folding hard: combining marks, letters with several lower-case forms, and characters with a
 * meaning in patterns.
 */
const letter = fc.oneof(
  fc.constantFrom(...'aAzZéÉåÅßẞıİσΣςŁłØøÐÞŒœДдЁё%_\\', 'e\u0301', '\u0300', 'ǅ', '한', '가', '😀', ' ', '\n', '\t'),
  fc.integer({ min: 0x20, max: 0x24f }).map((code) => String.fromCodePoint(code)),
  fc.integer({ min: 0x370, max: 0x58f }).map((code) => String.fromCodePoint(code)),
  fc.integer({ min: 0x1e00, max: 0x1fff }).map((code) => String.fromCodePoint(code)),
);
const text = fc.array(letter, { maxLength: 12 }).map((letters) => letters.join(''));

/** End of the range in which Unicode has letters with case. */
const LAST_LETTER = 0x1_ffff;

describe('search in the database', () => {
  it('folds text exactly as the domain function does', async () => {
    const { acrossInstitutes: db } = await testDatabase();
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 50 }), async (texts) => {
        const { rows } = await db.execute<{ plain: string }>(
          sql`select folded(t) as plain from unnest(array[${sql.join(
            texts.map((each) => sql`${each}::text`),
            sql`, `,
          )}]) with ordinality given (t, place) order by place`,
        );
        expect(rows.map(({ plain }) => plain)).toEqual(texts.map(folded));
      }),
      { numRuns: rounds(20, 300) },
    );
  });

  it('folds each letter of Unicode as the domain function does', async () => {
    const { acrossInstitutes: db } = await testDatabase();
    const characters = Array.from({ length: LAST_LETTER }, (_, index) => String.fromCodePoint(index + 1));
    const letters = characters.filter((character) => character.isWellFormed() && folded(character) !== character);
    const { rows } = await db.execute<{ plain: string }>(
      sql`select folded(t) as plain from unnest(${sql.param(letters)}::text[]) with ordinality given (t, place) order by place`,
    );
    const differing = letters.filter((letter, index) => rows[index]?.plain !== folded(letter));
    expect([letters.length > 1_000, differing]).toEqual([true, []]);
  });

  it('finds the same matches as the domain function', async () => {
    const { acrossInstitutes: db } = await testDatabase();
    const sought = fc.tuple(text, fc.oneof(text, fc.nat({ max: 8 }))).map(([content, search]) => ({
      content,
      // Use a part of the text itself as often as another text, so that there are matches.
      search: typeof search === 'number' ? content.slice(search, search + 4) : search,
    }));
    await fc.assert(
      fc.asyncProperty(sought, async ({ content, search }) => {
        fc.pre(searchWords(search).length > 0);
        const condition = hasFoldedWords(search, events.searchText) ?? sql`true`;
        const { rows } = await db.execute<{ isFound: boolean }>(
          sql`select ${condition} as "isFound" from (select folded(${content}) as search_text) events`,
        );
        expect(rows[0]?.isFound).toBe(isFound(content, search));
      }),
      { numRuns: rounds(150, 2000) },
    );
  });
});
