import { describe, expect, it } from 'vitest';
import { search, searchable } from './options.ts';

const all = searchable([
  { value: '1', label: 'Arjun Menon', detail: 'arjun@campus.example' },
  { value: '2', label: 'Zoë Mathew' },
  { value: '3', label: 'Menaka Rao', detail: 'arjunrao@campus.example' },
]);

function found(typed: string): string[] {
  return search(all, typed).map(({ value }) => value);
}

describe('search', () => {
  it('returns all options for an empty query', () => {
    expect(found('')).toEqual(['1', '2', '3']);
    expect(found('   ')).toEqual(['1', '2', '3']);
  });

  it('matches every word, in any order, in the label or detail', () => {
    expect(found('menon arjun')).toEqual(['1']);
    expect(found('arjun')).toEqual(['1', '3']);
    expect(found('arjun zoe')).toEqual([]);
  });

  it('sorts options that start with the query first', () => {
    expect(found('men')).toEqual(['3', '1']);
  });

  it('ignores accents and case', () => {
    expect(found('ZOE')).toEqual(['2']);
    expect(found('zoë')).toEqual(['2']);
  });
});
