import { expect, it } from 'vitest';
import { eventVersion } from './event.ts';

it.each([
  ['2026-11-20T09:30:00.000Z', '"2026-11-20T09:30:00.000Z"'],
  [undefined, '""'],
])('eventVersion for the change time %s is %s', (updatedAt, expected) => expect(eventVersion(updatedAt)).toBe(expected));
