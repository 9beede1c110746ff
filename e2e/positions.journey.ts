import { expect, test } from './journey.ts';
import { chooseByKeyboard, escapeFrom, pressByKeyboard, tabTo, typeInto } from './keyboard.ts';
import { newName } from './people.ts';

test('a coordinator creates a position and appoints a student, and the student sees its duties: by keyboard alone', async ({
  signIn,
  club,
  newStudent,
}) => {
  const title = newName('Archivist');
  const student = await newStudent();
  const page = await signIn(club.coordinator, '/cosa/create?tab=positions');
  const press = (name: string) => pressByKeyboard(page, page.getByRole('button', { name, exact: true }));
  const positionForm = page.getByRole('form', { name: 'Add Position' });
  await expect(positionForm.getByLabel('Organizational unit')).toHaveValue(club.name);
  await typeInto(page, positionForm.getByLabel('Position title', { exact: true }), title);
  await typeInto(page, positionForm.getByLabel('Position type', { exact: true }), 'Team');
  await typeInto(page, positionForm.getByRole('textbox', { name: 'Responsibility 1' }), 'Keep the archive');
  await press('Create Position');
  await expect(positionForm.getByLabel('Position title', { exact: true })).toHaveValue('');

  await page.goto('/cosa/create');
  await expect(page.getByRole('form', { name: 'Add Position Holder' })).toBeVisible();
  await press('Add Position Holder');
  const user = page.getByRole('combobox', { name: 'User' });
  await expect(user).toBeFocused();
  await expect(user).toHaveAccessibleDescription('User selection is required.');
  await chooseByKeyboard(page, user, student.name);
  await chooseByKeyboard(page, page.getByRole('combobox', { name: 'Position', exact: true }), title);
  await typeInto(page, page.getByLabel('Tenure year', { exact: true }), '2025');
  await press('Add Position Holder');
  await expect(user).toHaveValue('');

  await press('View Position');
  await typeInto(page, page.getByRole('searchbox', { name: 'Search' }), title);
  await expect(page.getByText(/^Showing 1 of \d+ position holders$/)).toBeVisible();
  await press('View Details');
  await expect(page.getByRole('dialog')).toContainText('2025-2026');
  await escapeFrom(page, page.getByRole('dialog'));
  await expect(page.getByRole('button', { name: 'View Details' })).toBeFocused();

  const holder = await signIn(student, '/manage-position');
  await expect(holder.getByRole('list', { name: 'Your PORs' })).toContainText(title);
  await expect(holder.getByRole('list', { name: 'Duties' })).toContainText('Keep the archive');
});

test('a general secretary creates positions for units of one category only, and filters survive a reload', async ({ signIn }) => {
  const title = newName('Archivist');
  const page = await signIn('cultural', '/cosa/create?tab=positions');
  const units = page.getByLabel('Organizational unit').getByRole('option');
  await expect(units.filter({ hasText: 'Music Club' })).toHaveCount(1);
  await expect(units.filter({ hasText: 'Robotics Club' })).toHaveCount(0);
  await page.getByLabel('Position title').fill(title);
  await page.getByLabel('Organizational unit').selectOption({ label: 'Music Club' });
  await page.getByLabel('Position type').selectOption('Volunteer');
  await page.getByRole('textbox', { name: 'Responsibility 1' }).fill('Keep the archive');
  await page.getByRole('button', { name: 'Create Position' }).click();
  await expect(page.getByLabel('Position title')).toHaveValue('');
  await page.getByRole('button', { name: 'View Position', exact: true }).click();
  await tabTo(page, page.getByRole('tab', { name: 'View Position Holder (POR)' }));
  await page.keyboard.press('ArrowRight');
  // Both tabs have a search field.
  await page.getByRole('tabpanel', { name: 'View Positions' }).getByRole('searchbox', { name: 'Search' }).fill(title);
  const summary = page.getByText(/^Showing 1 of \d+ positions$/);
  await expect(summary).toBeVisible();
  await expect(page).toHaveURL(/search=Archivist/);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(title);
  await expect(summary).toBeVisible();
});
