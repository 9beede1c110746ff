import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readTouched } from './touchedStories.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const all = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 16_000_000 }).trim().split('\n');
const stories = all.filter((file) => file.endsWith('.stories.tsx')).sort();
const touched = readTouched(all);

it('takes what a component is used in, and nothing else', () => {
  const found = touched(['packages/ui/src/features/org-units/UnitTree/UnitTree.tsx']);
  expect(found).toContain('packages/ui/src/features/org-units/UnitTree/UnitTree.stories.tsx');
  expect(found).toContain('apps/portal/src/screens/org-units/OrganizationSection.stories.tsx');
  expect(found).not.toContain('packages/ui/src/primitives/Badge/Badge.stories.tsx');
});

it.each([
  'packages/ui/tokens/light.tokens.json',
  'package-lock.json',
  '.storybook/preview.tsx',
  '.storybook/modes.ts',
  '.storybook/themes.tsx',
  'packages/ui/src/primitives/UiProvider/UiProvider.tsx',
])('takes all of them where every story is rendered with what has changed: %s', (file) => expect(touched([file])).toEqual(stories));

it.each([
  'docs/architecture.md',
  'packages/ui/src/guides/Welcome.mdx',
  'packages/domain/src/events/status.test.ts',
  '.storybook/docs/ComponentPage.tsx',
  '.storybook/manager.ts',
  'scripts/visual.mjs',
])('takes none for what shows on no picture: %s', (file) => expect(touched([file])).toEqual([]));

it('takes the stories of a guide, and no others', () => {
  expect(touched(['packages/ui/src/primitives/Stepper/Stepper.guide.tsx'])).toEqual([
    'packages/ui/src/primitives/Stepper/Stepper.stories.tsx',
  ]);
});

it('takes the mails for a text of the mailer', () => {
  expect(touched(['apps/server/src/mail/messages/accountMessages.ts'])).toContain('apps/server/stories/AccountMails.stories.tsx');
  expect(touched(['apps/server/src/mail/messages/accountMessages.ts'])).not.toContain('packages/ui/src/primitives/Badge/Badge.stories.tsx');
});

it('takes for a screen its own stories, and those that go from screen to screen', () => {
  const found = touched(['apps/portal/src/screens/rooms/RoomsPage.tsx']);
  expect(found).toContain('apps/portal/src/screens/rooms/RoomsPage.stories.tsx');
  expect(found.filter((file) => file.startsWith('apps/portal/src/flows/'))).toEqual(
    stories.filter((file) => file.startsWith('apps/portal/src/flows/')),
  );
  expect(found).not.toContain('apps/portal/src/screens/events/EventsPage.stories.tsx');
});

it('takes the screens for a text in Hindi', () => {
  const found = touched(['packages/ui/src/messages/hi.ts']);
  expect(found).toContain('apps/portal/src/screens/rooms/RoomsPage.stories.tsx');
  expect(found).not.toContain('packages/ui/src/primitives/Badge/Badge.stories.tsx');
});

it('takes for a call the screens that ask for it, and for the data of all calls every screen', () => {
  const found = touched(['packages/api-client/src/contract/activityPoints.contract.ts']);
  expect(found).toContain('apps/portal/src/screens/activity-points/PointsPage.stories.tsx');
  expect(found).not.toContain('apps/portal/src/screens/rooms/RoomsPage.stories.tsx');
  expect(touched(['packages/domain/src/fixtures/people.ts'])).toContain('apps/portal/src/screens/rooms/RoomsPage.stories.tsx');
});
