import type { Page } from '@playwright/test';
import { expect, goTo, loadedAt, test } from './journey.ts';
import { chooseByKeyboard, pressByKeyboard, typeInto } from './keyboard.ts';
import { newName } from './people.ts';

function press(page: Page, name: string): Promise<void> {
  return pressByKeyboard(page, page.getByRole('button', { name, exact: true }));
}

function type(page: Page, label: string, text: string): Promise<void> {
  return typeInto(page, page.getByLabel(label, { exact: true }).and(page.locator('input, select, textarea')), text);
}

function chooseSkill(page: Page, option: string): Promise<void> {
  return chooseByKeyboard(page, page.getByRole('combobox', { name: 'Skill', exact: true }), option);
}

test('a student adds a new skill, a general secretary endorses it and the student sees it: by keyboard alone', async ({
  signIn,
  newStudent,
}) => {
  const skill = newName('Glass blowing');
  const student = await signIn(await newStudent(), '/dashboard/skills?view=add');
  const loaded = await loadedAt(student);
  await student.getByRole('button', { name: 'Add Skill', exact: true }).waitFor();
  await press(student, 'Add Skill');
  await expect(student.getByText('Please select a skill.')).toBeVisible();
  await chooseSkill(student, 'Other');
  await press(student, 'Add Skill');
  await expect(student.getByText('Please fill all required fields for the new skill.').first()).toBeVisible();
  await type(student, 'Name', skill);
  await type(student, 'Category', 'Craft');
  await press(student, 'Add Skill');
  await expect(student.getByRole('combobox', { name: 'Skill', exact: true })).toHaveValue('');
  await chooseSkill(student, skill);
  await press(student, 'Add Skill');
  await expect(student.getByText('Error adding skill. It might already exist in your profile.')).toBeVisible();
  await press(student, 'View Skills');
  const added = student.getByRole('listitem').filter({ hasText: skill });
  await expect(added).toContainText('Not Endorsed');

  const secretary = await signIn('scitech', '/gensec-endorse');
  await expect(secretary.getByRole('heading', { level: 1, name: 'Technical Endorsement Panel' })).toBeVisible();
  const waiting = secretary.getByRole('tabpanel').getByRole('listitem').filter({ hasText: skill });
  await pressByKeyboard(secretary, waiting.getByRole('button', { name: 'Endorse' }));
  await expect(waiting.getByRole('button')).toHaveCount(0);
  await secretary.getByRole('tab', { name: /^Skills \(/ }).click();
  await waiting.getByRole('button', { name: 'Endorse' }).click();
  await expect(waiting.getByRole('button')).toHaveCount(0);

  // The secretary's card disappears before the response arrives, and recently loaded data is not requested again.
  await expect(async () => {
    await goTo(student, 'Events');
    await goTo(student, 'Skills');
    await press(student, 'View Skills');
    await expect(added).not.toContainText('Not Endorsed', { timeout: 2000 });
  }).toPass();
  await expect(added).toContainText('Endorsed');
  expect(await loadedAt(student)).toBe(loaded);
});

test('one of two users verifies an achievement, the other is told so, and the student sees it as verified', async ({
  signIn,
  club,
  newStudent,
}) => {
  const title = newName('Winner, Robo Race');
  const student = await signIn(await newStudent(), '/add-achievement');
  await student.getByRole('button', { name: 'Submit' }).waitFor();
  await press(student, 'Submit');
  await expect(student.getByText('Enter the title of the achievement.')).toBeVisible();
  // A refused form focuses its first error, so typing before that would be interrupted.
  await expect(student.getByLabel('Title', { exact: true })).toBeFocused();
  await type(student, 'Title', title);
  await type(student, 'Type', 'Technical');
  await type(student, 'Level', 'National');
  await type(student, 'Date achieved', '01152020');
  await press(student, 'Submit');
  await expect(student.getByLabel('Title')).toHaveValue('');

  const secretary = await signIn('scitech', '/gensec-endorse?tab=achievements');
  const coordinator = await signIn(club.coordinator, '/gensec-endorse?tab=achievements');
  const waitingFor = (page: Page) => page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: title });
  await expect(waitingFor(coordinator)).toContainText('15 Jan 2020');
  await expect(waitingFor(secretary)).toContainText('15 Jan 2020');
  await waitingFor(secretary).getByRole('button', { name: 'Endorse' }).click();
  await expect(waitingFor(secretary).getByRole('button')).toHaveCount(0);
  await waitingFor(coordinator).getByRole('button', { name: 'Endorse' }).click();
  await expect(coordinator.getByText(/^Already verified by /)).toBeVisible();
  await expect(waitingFor(coordinator)).toHaveCount(0);

  await student.goto('/view-achievements');
  await type(student, 'Search', title);
  const achievement = student.getByRole('listitem').filter({ hasText: title });
  await expect(achievement).toContainText('Verified by');
  await expect(student).toHaveURL(/search=/);
});
