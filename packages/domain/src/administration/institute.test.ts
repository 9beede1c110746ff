import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { instituteSettings } from '../fixtures/index.ts';
import { InstituteInput } from './index.ts';

const NO_COLOR = 'Enter a colour such as #0b6e4f, or leave it empty.';
const NO_TERMS = 'Enter an address such as https://campus.example/terms, or leave it empty.';

function read(sent: object) {
  const result = v.safeParse(InstituteInput, { ...instituteSettings(), ...sent });
  return result.success ? result.output : result.issues.map(({ message }) => message);
}

describe('InstituteInput', () => {
  it('accepts complete settings unchanged', () => expect(read({})).toEqual(instituteSettings()));

  it('fills in defaults for missing settings', () => {
    const { name, domain, portal_title, time_zone } = instituteSettings();
    expect(v.parse(InstituteInput, { name, domain, portal_title, time_zone })).toEqual({
      ...{ name, domain, portal_title, time_zone, room_slot_minutes: 120, feedback_promise_days: 14 },
      ...{ brand_color: '', terms_url: '', year_starts_in: 4, passkeys_required: false, off: [], embed_hosts: [] },
    });
  });

  it.each([
    [' #0B6E4F ', '#0b6e4f'],
    ['', ''],
    [null, ''],
  ])('parses the color %j as %j', (brand_color, expected) => expect(read({ brand_color })).toMatchObject({ brand_color: expected }));

  it.each(['0b6e4f', '#0b6', 'green', '#0b6e4g', '#0b6e4f80', 'rgb(1 2 3)'])('rejects the color %j', (brand_color) =>
    expect(read({ brand_color })).toEqual([NO_COLOR]),
  );

  it.each(['', 'https://campus.example/terms', 'https://campus.example/terms?v=2#use'])('accepts the terms URL %j', (terms_url) =>
    expect(read({ terms_url })).toMatchObject({ terms_url }),
  );

  it.each(['campus.example/terms', 'http://campus.example/terms', 'javascript:alert(1)', 'https://me:secret@campus.example', '/terms'])(
    'rejects the terms URL %j',
    (terms_url) => expect(read({ terms_url })).toEqual([NO_TERMS]),
  );

  it.each([
    ['1', 1],
    [12, 12],
    ['', 4],
  ])('parses the month %j as %j', (year_starts_in, expected) =>
    expect(read({ year_starts_in })).toMatchObject({ year_starts_in: expected }),
  );

  it.each([0, 13, '1.5', 'May'])('rejects the month %j', (year_starts_in) => expect(read({ year_starts_in })).toEqual(['Choose a month.']));

  it('sorts the disabled features and removes duplicates', () =>
    expect(read({ off: ['push', 'rooms', 'push'] })).toMatchObject({ off: ['rooms', 'push'] }));

  it.each([[['events']], ['rooms'], [[3]], [{}]])('rejects %j as disabled features', (off) =>
    expect(read({ off })).toEqual(['Choose from the parts that there are.']),
  );

  it.each([
    [[' News.Campus.example ', '', 'news.campus.example'], ['news.campus.example']],
    [null, []],
    [
      ['*.campus.example', 'localhost:4700'],
      ['*.campus.example', 'localhost:4700'],
    ],
  ])('parses the embed hosts %j as %j', (embed_hosts, expected) => expect(read({ embed_hosts })).toMatchObject({ embed_hosts: expected }));

  it.each(['https://news.campus.example', 'a b', "'none'", '*', 'x;script-src *', '*.*.example'])('rejects the embed host %j', (host) =>
    expect(read({ embed_hosts: [host] })).toEqual(['Enter hosts such as news.campus.example.']),
  );
});
