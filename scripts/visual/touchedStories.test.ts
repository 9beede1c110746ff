import { expect, it } from 'vitest';
import { allFiles } from '../files.mjs';
import { readTouched } from './touchedStories.mjs';

const all = allFiles();
const stories = all.filter((file) => file.endsWith('.stories.tsx')).sort();
const touched = readTouched(all);

it('selects the stories that use a component, and no unrelated ones', () => {
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
])('selects all stories after a change to %s', (file) => expect(touched([file])).toEqual(stories));

it.each([
  'docs/architecture.md',
  'packages/ui/src/guides/Welcome.mdx',
  'packages/domain/src/events/status.test.ts',
  '.storybook/docs/ComponentPage.tsx',
  '.storybook/manager.ts',
  'scripts/visual.mjs',
])('selects no stories after a change to %s', (file) => expect(touched([file])).toEqual([]));

it('selects only the stories of the component for its guide', () => {
  expect(touched(['packages/ui/src/primitives/Stepper/Stepper.guide.tsx'])).toEqual([
    'packages/ui/src/primitives/Stepper/Stepper.stories.tsx',
  ]);
});

it('selects the mail stories for a text of the mailer', () => {
  expect(touched(['apps/server/src/mail/messages/accountMessages.ts'])).toContain('apps/server/stories/AccountMails.stories.tsx');
  expect(touched(['apps/server/src/mail/messages/accountMessages.ts'])).not.toContain('packages/ui/src/primitives/Badge/Badge.stories.tsx');
});

it('selects the stories of a screen and all flow stories', () => {
  const found = touched(['apps/portal/src/screens/rooms/RoomsPage.tsx']);
  expect(found).toContain('apps/portal/src/screens/rooms/RoomsPage.stories.tsx');
  expect(found.filter((file) => file.startsWith('apps/portal/src/flows/'))).toEqual(
    stories.filter((file) => file.startsWith('apps/portal/src/flows/')),
  );
  expect(found).not.toContain('apps/portal/src/screens/events/EventsPage.stories.tsx');
});

it('selects the screens for the Hindi messages', () => {
  const found = touched(['packages/ui/src/messages/hi.ts']);
  expect(found).toContain('apps/portal/src/screens/rooms/RoomsPage.stories.tsx');
  expect(found).not.toContain('packages/ui/src/primitives/Badge/Badge.stories.tsx');
});

it('selects the screens that use a changed API contract, and any screen for shared fixtures', () => {
  const found = touched(['packages/api-client/src/contract/activityPoints.contract.ts']);
  expect(found).toContain('apps/portal/src/screens/activity-points/PointsPage.stories.tsx');
  expect(found).not.toContain('apps/portal/src/screens/rooms/RoomsPage.stories.tsx');
  expect(touched(['packages/domain/src/fixtures/people.ts'])).toContain('apps/portal/src/screens/rooms/RoomsPage.stories.tsx');
});
