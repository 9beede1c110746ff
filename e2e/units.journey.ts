import { expect, fillSignIn, test } from './journey.ts';
import { pressByKeyboard, typeInto } from './keyboard.ts';
import { linkMailedTo } from './mails.ts';
import { newName, PASSWORD } from './people.ts';

test('the president creates a unit by keyboard alone, and its coordinator sets a password by mail and signs in', async ({
  server,
  signIn,
  visit,
}) => {
  const name = newName('Astronomy Club');
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@campus.example`;
  const president = await signIn('president', '/dashboard/organization');
  const type = (label: string, text: string) => typeInto(president, president.getByLabel(label, { exact: true }), text);
  const create = async () => {
    await type('Organization name', name);
    await type('Organization type', 'Club');
    await type('Category', 'scitech');
    await type('Contact email', email);
    await pressByKeyboard(president, president.getByRole('button', { name: 'Create Organization' }));
  };
  await expect(president.getByText('Every Club, Committee, & Council within CoSA')).toBeVisible();
  await create();
  await expect(president.getByRole('list', { name: 'Organizational units' })).toContainText(name);
  await create();
  await expect(president.getByLabel('Organization name')).toHaveAttribute('aria-invalid', 'true');

  const coordinator = await visit(await linkMailedTo(server, email, '/reset-password/'));
  await coordinator.getByLabel('New Password').fill(PASSWORD);
  await coordinator.getByRole('button', { name: 'Reset Password' }).click();
  await expect(coordinator).toHaveURL(/\/login$/);
  await fillSignIn(coordinator, email, PASSWORD);
  await coordinator.getByRole('button', { name: 'Login' }).click();
  await expect(coordinator).toHaveURL(/\/dashboard$/);
  await coordinator.goto('/club-dashboard');
  await expect(coordinator.getByRole('heading', { level: 1, name: `${name} Dashboard` })).toBeVisible();
});
