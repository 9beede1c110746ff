import { type CampusProvider, startCampusProvider } from '../apps/server/src/features/accounts/testing/oidcProvider.ts';
import { type FederationProvider, startFederationProvider } from '../apps/server/src/features/accounts/testing/samlProvider.ts';
import { expect } from './journey.ts';
import { completeAccount } from './onboarding.ts';
import { test as journey, signInAt } from './ownServer.ts';

const test = journey.extend<object, { campus: CampusProvider; federation: FederationProvider }>({
  campus: [
    async ({ server }, use) => {
      const campus = await startCampusProvider(() => server.url);
      await use(campus);
      await campus.close();
    },
    { scope: 'worker' },
  ],
  federation: [
    async ({ server }, use) => {
      const federation = await startFederationProvider(async () => {
        const answer = await fetch(`${server.url}/auth/providers/federation/metadata`);
        return answer.text();
      });
      await use(federation);
      await federation.close();
    },
    { scope: 'worker' },
  ],
});
// One server, on which the second test disables passwords.
test.describe.configure({ mode: 'serial' });

test('a new user signs in with the OpenID provider of the institute and signs out there too', async ({ server, campus, visit }) => {
  const options = ['--client-id', 'quad', '--secret-stdin', '--roll-number-claim', 'student_number', '--program-claim', 'course'];
  const words = ['sign-in', 'add', 'campus', '--label', 'Campus Institute', '--issuer', campus.issuer, ...options, '--single-logout'];
  expect(await server.quad(words, 'a secret of the campus')).toContain('/auth/providers/campus/callback');
  const page = await visit('/events');
  await expect(page).toHaveURL(/\/login$/);
  const offered = page.getByRole('link', { name: 'Continue with Campus Institute' });
  await expect(async () => {
    await page.reload();
    await expect(offered).toBeVisible({ timeout: 5000 });
  }).toPass();
  await offered.click();
  await page.getByRole('button', { name: 'Continue as asha' }).click();
  await expect(page).toHaveURL(/\/onboarding$/);
  await expect(page.getByLabel('Name')).toHaveValue('Asha Patil');
  await completeAccount(page, '230042');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('link', { name: 'Logout' }).click();
  // The provider asks whether to end its own session.
  await page.getByRole('button', { name: 'Sign out here, too' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('a federation grants a role by group while passwords are off, and a command turns passwords on again', async ({
  server,
  federation,
  visit,
}) => {
  const claims = ['--roll-number-claim', 'studentNumber'];
  const place = ['--issuer', federation.entityId, '--entry-point', federation.entryPoint, '--certificate-stdin'];
  await server.quad(['sign-in', 'add', 'federation', '--label', 'Campus federation', ...place, ...claims], federation.certificate);
  await server.quad(['sign-in', 'group', 'federation', 'sports-office', 'GENSEC_SPORTS']);
  await server.quad(['sign-in', 'passwords', 'off']);
  Object.assign(federation.attributes, {
    'urn:oid:0.9.2342.19200300.100.1.3': ['student@campus.example'],
    'urn:oid:1.3.6.1.4.1.5923.1.5.1.1': ['sports-office'],
  });
  const page = await visit('/login');
  const offered = page.getByRole('link', { name: 'Continue with Campus federation' });
  await expect(async () => {
    await page.reload();
    await expect(offered).toBeVisible({ timeout: 5000 });
    await expect(page.getByLabel('Password')).toHaveCount(0);
  }).toPass();
  await offered.click();
  await page.getByRole('button', { name: 'Continue as asha-at-the-federation' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/gensec-sport');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/gensec-sport$/);
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login$/);

  await server.quad(['sign-in', 'passwords', 'on']);
  await expect(async () => {
    await page.reload();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible({ timeout: 5000 });
  }).toPass();
  await signInAt(page, 'president');
});
