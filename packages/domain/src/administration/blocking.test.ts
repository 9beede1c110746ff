import { describe, expect, it } from 'vitest';
import { blockingSeconds, checkBlocking, type ImportStep, runsInBatches } from './blocking.ts';
import type { ImportKind } from './imports.ts';

const TOO_LONG =
  'Everybody would have to wait too long: the embedded database takes at most 2,000 lines at a time. Split the table, or move the portal to PostgreSQL (docs/operating/tables.md).';

const table = (kind: ImportKind, lines: number, isEmbedded = true) => ({ kind, row_count: lines, is_embedded: isEmbedded });

describe('table import on the embedded database', () => {
  it.each<[ImportKind, number, ImportStep, number]>([
    ['people', 20_000, 'check', 0],
    ['people', 1, 'apply', 1],
    ['people', 500, 'apply', 1],
    ['people', 501, 'apply', 2],
    ['people', 2000, 'undo', 4],
    ['offices', 2000, 'check', 4],
  ])('of %s with %d lines: step %s blocks for %d seconds', (kind, lines, step, seconds) => {
    expect(blockingSeconds(table(kind, lines), step)).toBe(seconds);
  });

  it.each<[ImportKind, number, ImportStep, string | undefined]>([
    ['people', 20_000, 'check', undefined],
    ['people', 2000, 'apply', undefined],
    ['people', 2001, 'apply', TOO_LONG],
    ['events', 2000, 'check', undefined],
    ['events', 2001, 'check', TOO_LONG],
    ['people', 20_000, 'undo', undefined],
  ])('of %s with %d lines: step %s is rejected if it blocks too long', (kind, lines, step, refused) => {
    const outcome = checkBlocking(table(kind, lines), step);
    expect(outcome.ok ? undefined : outcome.refusal.message).toBe(refused);
  });

  it('runs in batches only when it checks people', () => {
    expect(runsInBatches(table('people', 1), 'check')).toBe(true);
    expect(runsInBatches(table('people', 1), 'apply')).toBe(false);
    expect(runsInBatches(table('units', 1), 'check')).toBe(false);
  });
});

it.each<ImportStep>(['check', 'apply', 'undo'])('does not block during a table import on PostgreSQL: %s', (step) => {
  const large = table('events', 20_000, false);
  expect([blockingSeconds(large, step), runsInBatches(large, step), checkBlocking(large, step).ok]).toEqual([0, false, true]);
});
