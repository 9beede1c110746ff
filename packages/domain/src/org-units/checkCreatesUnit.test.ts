import { describe, expect, it } from 'vitest';
import { checkCreatesUnit } from './checkCreatesUnit.ts';

const scitech = { category: 'scitech' };
const cultural = { category: 'cultural' };

describe('checkCreatesUnit', () => {
  it('allows the president any category under any parent', () => {
    expect(checkCreatesUnit({ role: 'PRESIDENT', category: 'independent', parent: cultural })).toEqual({ ok: true, value: 'independent' });
  });

  it.each([{ category: null }, { category: 'scitech' as const }, { category: null, parent: scitech }])(
    'assigns a general secretary their own category: %j',
    (wanted) => expect(checkCreatesUnit({ role: 'GENSEC_SCITECH', ...wanted })).toEqual({ ok: true, value: 'scitech' }),
  );

  it.each([
    ['PRESIDENT', { category: null }, 'INVALID', 'Category is required.'],
    ['GENSEC_SCITECH', { category: 'cultural' }, 'FORBIDDEN', 'You can create units of your own category only.'],
    ['GENSEC_SCITECH', { category: null, parent: cultural }, 'FORBIDDEN', 'Choose a parent unit of your own category.'],
    ['GENSEC_SCITECH', { category: null, parent: {} }, 'FORBIDDEN', 'Choose a parent unit of your own category.'],
    ['CLUB_COORDINATOR', { category: 'scitech' }, 'FORBIDDEN', 'Units are created by the general secretaries and the president.'],
    ['STUDENT', { category: null }, 'FORBIDDEN', 'Units are created by the general secretaries and the president.'],
  ] as const)('rejects %s with %j', (role, wanted, code, message) =>
    expect(checkCreatesUnit({ role, ...wanted })).toMatchObject({ ok: false, refusal: { code, message } }),
  );
});
