import { expect } from './journey.ts';
import { appointAdministrators, signInAt, test } from './ownServer.ts';

test('a student sees where points come from; the adviser signs for a class, takes one back, and an administrator exports the term', async ({
  server,
  visit,
}) => {
  await appointAdministrators(server, ['academic', 'cultural']);
  const student = await visit('/login');
  await signInAt(student, 'student');
  await student.goto('/profile');
  await student.getByRole('link', { name: 'Activity points' }).click();
  await expect(student.getByText(/^\d+ of 100$/)).toBeVisible();
  await expect(student.getByRole('heading', { name: 'What would count next' })).toBeVisible();

  const adviser = await visit('/login');
  await signInAt(adviser, 'president');
  await adviser.goto('/points');
  await adviser.getByRole('button', { name: 'My classes' }).click();
  await adviser.getByRole('button', { name: 'Sign the term' }).click();
  const signing = adviser.getByRole('dialog');
  await expect(signing.getByText(/^\d+ students are complete and are signed for\.$/)).toBeVisible();
  await signing.getByRole('button', { name: 'Sign the term' }).click();
  await expect(adviser.getByText(/^Signed for \d+ students\.$/)).toBeVisible();

  const students = adviser.getByRole('list', { name: 'Students of the class' });
  await students
    .getByRole('listitem')
    .filter({ hasText: /Signed$/ })
    .first()
    .getByRole('link')
    .click();
  const points = adviser.getByRole('dialog');
  await points.getByRole('button', { name: 'Take the signature back' }).click();
  await adviser.getByRole('textbox', { name: 'Reason' }).fill('One event was counted for somebody else.');
  await adviser.getByRole('dialog').getByRole('button', { name: 'Take the signature back' }).click();
  await expect(adviser.getByRole('dialog')).toHaveCount(0);

  const office = await visit('/login');
  await signInAt(office, 'academic');
  await office.goto('/admin/points');
  await office.getByRole('button', { name: 'Export a term' }).click();
  const download = office.waitForEvent('download');
  await office.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});
