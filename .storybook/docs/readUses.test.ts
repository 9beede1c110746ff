import { expect, it } from 'vitest';
import { readChanges, readUses } from './readUses.ts';

it('counts the screens that use a file, directly or through other files, once each', () => {
  const screensOf = readUses();
  expect(screensOf('apps/portal/src/screens/calendar/CalendarPage.tsx')).toBe(1);
  expect(screensOf('packages/ui/src/primitives/Timeline/Timeline.tsx')).toBe(1);
  expect(screensOf('packages/ui/src/primitives/Button/Button.tsx')).toBeGreaterThan(40);
  expect(screensOf('apps/portal/src/app/routes.ts')).toBe(0);
});

it('returns the changelog sentences and renames of a component', () => {
  const changes = readChanges()('Button');
  expect(changes).toContain('`Button` takes `disabled`, and a `Tooltip` around it gives the reason.');
  expect(changes).toContain('`isUnavailable` was replaced by `disabled`.');
  expect(changes.filter((sentence) => /^\||\| /.test(sentence))).toEqual([]);
  expect(readChanges()('Zebra')).toEqual([]);
});
