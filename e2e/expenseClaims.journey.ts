import type { BrowserContextOptions, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { EXPECTED_FAILURE, expect, test } from './journey.ts';
import { call, newName } from './people.ts';

// docs/specification/expense-claims.md
test.use({ expectedErrors: EXPECTED_FAILURE });

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** A receipt that no other journey has. */
async function receipt(page: Page): Promise<Buffer> {
  const dataUrl = await page.evaluate((text) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
    const pen = canvas.getContext('2d');
    pen?.fillText(text, 10, 50);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, newName('Receipt'));
  return Buffer.from(dataUrl, 'base64');
}

/** Nothing has to be moved sideways to be read, and axe finds nothing. */
async function expectReadable(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)).toBe(false);
  await expectAccessible(page);
}

/** Approves what waits at /approvals. */
async function approve(page: Page, title: string, outcome: string): Promise<void> {
  await page.getByRole('link', { name: title }).click();
  const opened = page.getByRole('dialog', { name: title });
  await expect(opened.getByText('Motors')).toBeVisible();
  await opened.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(outcome)).toBeVisible();
}

test('an expense is claimed offline on a phone, partly approved, paid in a batch and shown as paid', async ({
  server,
  signIn,
  newStudent,
  club,
}) => {
  const student = await newStudent();
  const title = newName('Robot Night');
  const president = await signIn('president', `/money/${club.id}`);
  await president.getByRole('button', { name: 'Allocate', exact: true }).click();
  const allocation = president.getByRole('dialog');
  await allocation.getByLabel('For the year in all').fill('200000');
  await allocation.getByLabel('Reason').fill('Senate');
  await allocation.getByRole('button', { name: 'Allocate', exact: true }).click();
  await expect(allocation).toBeHidden();

  const plan = {
    ...{ title, category: 'technical', organizing_unit_id: club.id },
    // In the year of office for which the unit was given money.
    schedule: { start: new Date(Date.now() + 60_000).toISOString(), end: new Date(Date.now() + 120_000).toISOString() },
  };
  const { event } = await call<{ event: { _id: string } }>(server, club.coordinator.state, '/api/events/create', plan);
  const coordinator = await signIn(club.coordinator, `/events/${event._id}`);
  await coordinator.getByRole('link', { name: 'Money' }).click();
  const asking = coordinator.getByRole('dialog', { name: `Request money for ${club.name}` });
  await expect(asking.getByLabel('Last day')).not.toHaveValue('');
  await asking.getByRole('button', { name: 'Add a line' }).click();
  for (const [line, what, amount] of [
    ['Line 1', 'Motors', '55000'],
    ['Line 2', 'Snacks', '5000'],
  ] as const) {
    const row = asking.getByRole('group', { name: line });
    await row.getByLabel('What is bought').fill(what);
    await row.getByLabel('Amount').fill(amount);
  }
  await asking.getByRole('button', { name: 'Request ₹60,000' }).click();
  await expect(asking).toBeHidden();
  // Above ₹50,000 both decide, by the amount.
  await approve(await signIn('scitech', '/approvals'), title, `Your decision about "${title}" is saved.`);
  await president.goto('/approvals');
  await approve(president, title, `"${title}" is approved.`);

  const phone = await signIn(student, '/money/claims/mine', PHONE);
  const paid = phone.getByRole('region', { name: 'How I am paid' });
  await paid.getByRole('button', { name: 'Change' }).tap();
  const account = phone.getByRole('dialog');
  await account.getByLabel('Name on the account').fill(student.name);
  await account.getByLabel('Account number').fill('123456789012');
  await account.getByLabel('IFSC').fill('HDFC0001234');
  await account.getByLabel('I agree that this is stored to pay my claims.').check();
  await account.getByRole('button', { name: 'Save' }).tap();
  await expect(paid).toContainText('Account ending in 9012, HDFC0001234');
  await phone.getByRole('link', { name: 'Claim money' }).tap();
  await phone.getByLabel('Approved for').selectOption({ label: title });
  await phone.getByLabel('What the money was spent on').fill('Motors and snacks');
  await phone.locator('input[type=file]').setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: await receipt(phone) });
  await phone.getByLabel('Amount').fill('1500.50');
  await phone.getByLabel('What was bought').fill('Two motors');
  await phone.getByLabel('Line of the budget').selectOption({ label: 'Motors' });
  await expect(phone.getByText('Sum: ₹1,500.50')).toBeVisible();
  await phone.context().setOffline(true);
  await phone.getByRole('button', { name: 'Send the claim' }).tap();
  await expect(phone.getByText('You are not connected. The claim is saved on this device and sent once you are.')).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone).toHaveURL(/\/money\/claims\/[\da-f-]{36}$/);
  await expect(phone.getByText('Waits for a decision')).toBeVisible();
  await expectReadable(phone);

  await coordinator.goto('/money/claims/mine');
  await coordinator.getByRole('link', { name: 'Motors and snacks' }).click();
  await coordinator.getByLabel('Approved amount of Two motors').fill('1200');
  await coordinator.getByLabel('Why less').fill('One motor was for the other club');
  await coordinator.getByRole('button', { name: 'Approve ₹1,200' }).click();
  await expect(coordinator.getByText('The decision was saved.')).toBeVisible();

  const treasurer = await signIn('academic', '/money/claims/mine');
  await treasurer.getByRole('checkbox', { name: 'Pay Motors and snacks' }).check();
  await treasurer.getByRole('button', { name: 'Create a batch of 1' }).click();
  const made = treasurer.getByText('The batch was created.');
  await expect(made).toBeVisible();
  const batch = treasurer.getByRole('region', { name: /^Batch \d+/ }).filter({ hasText: student.name });
  const [download] = await Promise.all([
    treasurer.waitForEvent('download'),
    batch.getByRole('button', { name: 'File for the bank (CSV)' }).click(),
  ]);
  const number = /^batch-(\d+)-neft\.csv$/.exec(download.suggestedFilename())?.[1];
  await expect(batch.getByText(/^File for the bank \(CSV\): Made /)).toBeVisible();
  await expect(batch.getByRole('button', { name: 'File for the bank (CSV)' })).toBeHidden();
  await batch.locator('input[type=file]').setInputFiles({
    ...{ name: 'answer.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(`number,status,reference\n${number}-1,paid,N327251234567\n`),
  });
  await expect(treasurer.getByText('The answer was taken.')).toBeVisible();

  await phone.reload();
  await expect(phone.getByText('₹1,200 of ₹1,500.50').first()).toBeVisible();
  await expect(phone.getByText('Bank transfer, N327251234567', { exact: false })).toBeVisible();
  await expectReadable(phone);
});

test('fees are collected at check-in, refunded, counted and handed over with two signatures', async ({
  server,
  signIn,
  newStudent,
  club,
}) => {
  const [one, other] = [await newStudent(), await newStudent()];
  const wanted = {
    ...{ title: newName('Paid Workshop'), category: 'technical', organizing_unit_id: club.id },
    schedule: { start: '2096-12-01T09:00:00+05:30', end: '2096-12-01T18:00:00+05:30' },
    registration: { required: true, fees: 200, max_participants: 10 },
  };
  const { event } = await call<{ event: { _id: string; title: string } }>(server, club.coordinator.state, '/api/events/create', wanted);
  for (const { state } of [one, other]) await call(server, state, `/api/events/${event._id}/registration`, {});

  const desk = await signIn(club.coordinator, `/check-in/${event._id}`, PHONE);
  await desk.getByRole('button', { name: `Take ₹200: ${one.name}` }).tap();
  await desk.getByRole('dialog').getByRole('button', { name: 'Take ₹200' }).tap();
  await expect(desk.getByText(`${one.name} paid ₹200.`)).toBeVisible();
  await desk.getByRole('button', { name: `Take ₹200: ${other.name}` }).tap();
  const byUpi = desk.getByRole('dialog');
  await byUpi.getByLabel('How it is paid').selectOption('upi');
  await byUpi.getByLabel('Reference of the payment').fill('432112345678');
  await byUpi.getByRole('button', { name: 'Take ₹200' }).tap();
  await expect(desk.getByRole('region', { name: 'Fees' })).toContainText('2 paid ₹200 each');
  await desk.getByRole('button', { name: `Refund fee: ${other.name}` }).tap();
  const refund = desk.getByRole('dialog');
  await refund.getByLabel('Reference of the payment').fill('R1');
  await refund.getByLabel('Why').fill('Fell ill');
  await refund.getByRole('button', { name: 'Refund fee' }).tap();
  await expect(desk.getByText(`₹200 was refunded to ${other.name}.`)).toBeVisible();
  await desk.getByRole('button', { name: 'Count and hand over' }).tap();
  const count = desk.getByRole('dialog');
  await count.getByLabel('Counted').fill('200');
  await count.getByRole('button', { name: 'Sign the count' }).tap();
  await expect(desk.getByText('Waits for the second signature')).toBeVisible();
  await desk.setViewportSize({ width: 320, height: 700 });
  await expectReadable(desk);

  const treasurer = await signIn('academic', '/money/claims/mine');
  await treasurer.getByRole('button', { name: `Sign that it was received: ${event.title}` }).click();
  await expect(treasurer.getByText('₹200 was received.')).toBeVisible();
  await desk.reload();
  await expect(desk.getByText('Handed over', { exact: true }).last()).toBeVisible();
});
