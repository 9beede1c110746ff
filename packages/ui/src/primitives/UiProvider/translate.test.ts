import { expect, it } from 'vitest';
import { fillIn, translateBy } from './translate.ts';

it.each([
  ['Close', undefined, 'Close'],
  ['Page {page}', { page: 3 }, 'Page 3'],
  ['{shown} of {total}', { shown: '3', total: '{shown}' }, '3 of {shown}'],
  ['Price in {currency}', undefined, 'Price in {currency}'],
])('fills in the text "%s"', (text, values, expected) => expect(fillIn(text, values)).toBe(expected));

const t = translateBy({
  Close: 'बंद करें',
  'Page {page}': 'पृष्ठ {page}',
  '{count} more': ({ count }) => (count === 1 ? 'एक और' : `${count} और`),
});

it.each([
  ['Close', undefined, 'बंद करें'],
  ['Page {page}', { page: 3 }, 'पृष्ठ 3'],
  ['{count} more', { count: 1 }, 'एक और'],
  ['{count} more', { count: 4 }, '4 और'],
  ['Not translated {here}', { here: 'yet' }, 'Not translated yet'],
])('translates the text "%s"', (text, values, expected) => expect(t(text, values)).toBe(expected));
