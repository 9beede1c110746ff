import { expect, test as journey } from './journey.ts';
import { linkMailedTo } from './mails.ts';
import { completeAccount, fillRegistration } from './onboarding.ts';
import { newId, newName } from './people.ts';
import { startServer, type TestServer } from './server.ts';
import { readShared } from './shared.ts';

/** A server as in production: users have to confirm their address first. */
const test = journey.extend<object, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner parses this pattern for the required fixtures.
    async ({}, use) => {
      const server = await startServer({ data: readShared().demonstration, extra: { EMAIL_PROOF: 'before-onboarding' } });
      await use(server);
      await server.close();
    },
    // No timeout: the fixture waits until the server answers or exits, however busy the machine is.
    { scope: 'worker', timeout: 0 },
  ],
});

function newPerson() {
  const name = newName('Ira Banerjee');
  return { name, id: newId(), email: `${name.toLowerCase().replaceAll(' ', '.')}@campus.example` };
}

test('a new user confirms the address by the mailed link, in the browser that registered', async ({ server, visit }) => {
  const person = newPerson();
  const page = await visit('/register');
  await fillRegistration(page, person);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/verify-email$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Check your mail' })).toBeVisible();
  await expect(page.getByText(`${server.dataFolder}/mails`)).toBeVisible();
  await page.goto('/onboarding');
  await expect(page).toHaveURL(/\/verify-email$/);
  const former = await linkMailedTo(server, person.email, '/verify-email/');
  await page.getByRole('button', { name: 'Send another link' }).click();
  await expect(page.getByText('A new link is on its way.')).toBeVisible();
  await expect.poll(() => linkMailedTo(server, person.email, '/verify-email/')).not.toBe(former);
  const link = await linkMailedTo(server, person.email, '/verify-email/');

  const elsewhere = await visit(link);
  await expect(elsewhere.getByText('This address was registered in another browser')).toBeVisible();
  await expect(elsewhere.getByRole('button', { name: 'Confirm' })).toHaveCount(0);

  const tab = await page.context().newPage();
  await tab.goto(link);
  await tab.getByRole('button', { name: 'Confirm' }).click();
  await expect(tab).toHaveURL(/\/onboarding$/);
  await expect(page).toHaveURL(/\/onboarding$/);
  await completeAccount(tab, person.id);
  await expect(tab).toHaveURL(/\/dashboard$/);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('button', { name: 'Send another link' })).toHaveCount(0);
});

test.describe('when a stranger registered the address', () => {
  test.use({ expectedErrors: /^Failed to load resource: the server responded with a status of (400|401)/ });

  test('the owner of the mailbox takes over the account, and the stranger is signed out', async ({ server, visit }) => {
    const victim = newPerson();
    const stranger = await visit('/register');
    await fillRegistration(stranger, { ...victim, name: 'Somebody Else' });
    await stranger.getByRole('button', { name: 'Register' }).click();
    await expect(stranger).toHaveURL(/\/verify-email$/);
    const link = await linkMailedTo(server, victim.email, '/verify-email/');

    const owner = await visit(link);
    await owner.getByLabel('Name').fill(victim.name);
    await owner.getByLabel('New Password').fill('copper meadow whistle');
    await owner.getByRole('button', { name: 'Take over this account' }).click();
    await expect(owner).toHaveURL(/\/onboarding$/);
    await expect(owner.getByLabel('Name')).toHaveValue(victim.name);
    await completeAccount(owner, victim.id);
    await expect(owner).toHaveURL(/\/dashboard$/);

    await stranger.goto(link);
    await expect(stranger.getByRole('alert').filter({ hasText: 'This link does not work any more.' })).toBeVisible();
    await stranger.goto('/events');
    await expect(stranger).toHaveURL(/\/login$/);
  });
});
