import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { POINT_EXPORT_COLUMNS, PointExportBody } from './pointExport.ts';
import { ACTIVITY_POINT_TEXTS } from './texts.ts';

const termId = '0198c0de-7a11-7000-8000-000000000001';
const messageOf = (columns: unknown) => v.safeParse(PointExportBody, { term_id: termId, columns }).issues?.[0].message;

describe('PointExportBody', () => {
  it('accepts all export columns and segment columns in the given order', () => {
    const columns = ['segment.sports', ...POINT_EXPORT_COLUMNS];
    expect(v.parse(PointExportBody, { term_id: termId, columns }).columns).toEqual(columns);
  });

  it.each([[[]], [['password_hash']], [['segment.']], [['segment.a b']], ['name'], [Array.from({ length: 51 }, () => 'name')]])(
    'rejects the columns %j',
    (columns) => expect(messageOf(columns)).toBe(ACTIVITY_POINT_TEXTS.column),
  );
});
