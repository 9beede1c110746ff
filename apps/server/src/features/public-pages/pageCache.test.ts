import { expect, it } from 'vitest';
import type { PreparedAnswer } from '../../plugins/preparedAnswers.ts';
import { PageCache, type PageSource } from './pageCache.ts';

const NOW = 1_800_000_000_000;
const pageOf = (text: string): PreparedAnswer => ({ status: 200, body: Buffer.from(text), headers: {} });
const sourceOf = (text: string): PageSource => ({ version: text, render: async () => pageOf(text) });

// docs/specification/public-pages.md#public-pages-publishing
it.each([
  ['made public', undefined, 'new'],
  ['made private', 'old', undefined],
])('a page that was %s is answered from a lookup that begins afterwards', async (_, before, after) => {
  const cache = new PageCache();
  const lookups: PromiseWithResolvers<PageSource | undefined>[] = [];
  const read = () =>
    cache.read('institute page', NOW, () => {
      const lookup = Promise.withResolvers<PageSource | undefined>();
      lookups.push(lookup);
      return lookup.promise;
    });
  const early = [read(), read()];
  cache.evict('institute');
  const late = [read(), read()];
  expect(lookups).toHaveLength(2);
  // The earlier lookup ends last.
  lookups[1]?.resolve(after === undefined ? undefined : sourceOf(after));
  expect(await Promise.all(late)).toEqual(Array(2).fill(after && pageOf(after)));
  lookups[0]?.resolve(before === undefined ? undefined : sourceOf(before));
  expect(await Promise.all(early)).toEqual(Array(2).fill(before && pageOf(before)));
  const last = read();
  lookups[2]?.resolve(undefined);
  expect(await last).toEqual(after && pageOf(after));
});
