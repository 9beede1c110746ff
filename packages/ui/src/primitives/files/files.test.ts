import { describe, expect, it } from 'vitest';
import { formatBytes, reasonAgainst } from './files.ts';

function file(name: string, type: string, bytes = 10): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

describe('reasonAgainst', () => {
  const types = ['image/*', 'application/pdf', '.ics'];

  it.each([
    ['poster.png', 'image/png', undefined],
    ['poster.PDF', 'application/pdf', undefined],
    ['Plan.ICS', '', undefined],
    ['poster.docx', 'application/msword', 'type'],
    ['image', 'imagex/png', 'type'],
  ])('returns for %s (%s) the reason %s', (name, type, reason) => expect(reasonAgainst(file(name, type), { types })).toBe(reason));

  it('returns "size" for a file that is only too large', () => {
    expect(reasonAgainst(file('a.png', 'image/png', 11), { types, maxBytes: 10 })).toBe('size');
    expect(reasonAgainst(file('a.png', 'image/png', 10), { types, maxBytes: 10 })).toBeUndefined();
  });

  it('returns undefined without limits', () => expect(reasonAgainst(file('a', ''), {})).toBeUndefined());
});

describe('formatBytes', () => {
  it.each([
    [0, '0 bytes'],
    [1023, '1,023 bytes'],
    [1024, '1 kB'],
    [348_570, '340 kB'],
    [2 * 1024 ** 2, '2 MB'],
    [5 * 1024 * 1024, '5 MB'],
    [1.55 * 1024 ** 3, '1.6 GB'],
    [5 * 1024 ** 5, '5,242,880 GB'],
  ])('formats %s as %s', (bytes, text) => expect(formatBytes(bytes, 'en-GB')).toBe(text));
});
