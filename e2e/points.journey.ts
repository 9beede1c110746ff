import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { appointAdministrators, signInAt, test } from './ownServer.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** A day in the previous half-year. */
function inLastTerm(): string {
  const [year = 0, month = 0] = daysAgo(0).split('-').map(Number);
  return month < 7 ? `${year - 1}-12-15` : `${year}-06-15`;
}

/** Claims an external activity at /points, with a letter. */
async function claimPoints(student: Page, title: string, hours: string, day = daysAgo(7)): Promise<void> {
  await student.goto('/points');
  await student.getByRole('button', { name: 'Claim points' }).click();
  const claim = student.getByRole('dialog');
  await claim.getByLabel('Activity').selectOption({ index: 1 });
  await claim.getByLabel('What you did').fill(title);
  await claim.getByLabel('Date').fill(day);
  await claim.getByLabel('Hours').fill(hours);
  await claim.getByLabel('Place').fill('Arang');
  await claim.locator('input[type=file]').setInputFiles({
    name: 'letter.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await expect(claim.getByText(/ · sent$/)).toBeVisible();
  await claim.getByRole('button', { name: 'Claim points' }).click();
  await expect(student.getByRole('list', { name: 'My claims' }).getByText(title)).toBeVisible();
}

/** Returns the entry with that title. An entry of the previous term is below newer ones. */
async function sourceOf(student: Page, title: string): Promise<Locator> {
  const sources = student.getByRole('region', { name: 'Where your points come from' });
  await expect(sources.getByRole('listitem').first()).toBeVisible();
  while ((await sources.getByText(title).count()) === 0) await sources.getByRole('button', { name: 'Show more' }).click();
  return sources.getByRole('listitem').filter({ hasText: title });
}

interface Waiting {
  readonly _id: string;
  readonly version: number;
  readonly requested_by: { readonly personal_info?: { readonly name?: string } } | null;
  readonly steps: readonly { readonly _id: string; readonly may_decide: boolean }[];
}

/** Approves all other open claims of a student: in the first days of a term they would block signing the previous one. */
async function approveOthers(adviser: Page, name: string): Promise<void> {
  const waiting: Waiting[] = await (await adviser.request.get('/api/approvals?limit=1000')).json();
  for (const { _id, version, steps } of waiting.filter(({ requested_by }) => requested_by?.personal_info?.name === name)) {
    const stepId = steps.find(({ may_decide }) => may_decide)?._id;
    const data = { version, verdict: 'approved' };
    const headers = { origin: new URL(adviser.url()).origin };
    const answer = await adviser.request.post(`/api/approvals/${_id}/steps/${stepId}/decision`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

test('a student claims and corrects points, the adviser approves and signs the term, and the term is exported', async ({
  server,
  visit,
}) => {
  await appointAdministrators(server, ['academic', 'cultural']);
  const title = 'Clearing the ponds of the village';
  const student = await visit('/login');
  await signInAt(student, 'student');
  await student.goto('/profile');
  await student.getByRole('link', { name: 'Activity points' }).click();
  await expect(student.getByText(/^\d+ of 100$/)).toBeVisible();
  await expect(student.getByRole('heading', { name: 'What would count next' })).toBeVisible();
  const { name } = (await (await student.request.get('/auth/fetchAuth')).json()).personal_info;
  await claimPoints(student, title, '160', inLastTerm());
  const claim = student.getByRole('dialog');
  const claims = student.getByRole('list', { name: 'My claims' });
  const own = claims.getByRole('listitem').filter({ hasText: title });
  await expect(own.getByText('Waiting')).toBeVisible();

  const adviser = await visit('/login');
  await signInAt(adviser, 'president');
  const open = async () => {
    await adviser.goto('/points?show=classes');
    await adviser.getByRole('link', { name: /^To decide: \d/ }).click();
    await adviser.getByRole('list', { name: 'Waiting for me' }).getByRole('link', { name: title }).click();
    await expect(adviser.getByRole('dialog', { name: title }).getByText('Arang')).toBeVisible();
  };
  await open();
  await adviser.getByRole('button', { name: 'Return for changes' }).click();
  await adviser.getByRole('textbox', { name: 'Reason' }).fill('The letter is not signed.');
  await adviser.getByRole('dialog').getByRole('button', { name: 'Return for changes' }).click();
  await expect(adviser.getByText(`"${title}" was returned.`)).toBeVisible();

  await student.reload();
  await expect(own.getByText(/The letter is not signed\.$/)).toBeVisible();
  await own.getByRole('button', { name: /^Change and send again/ }).click();
  await claim.getByLabel('Description').fill('The letter is signed now.');
  await claim.getByRole('button', { name: 'Change and send again' }).click();
  await expect(own.getByText('Waiting')).toBeVisible();

  await expect(own.getByText(/Sneha Iyer for Ananya Rao, until /)).toBeVisible();
  await adviser.goto('/approvals');
  await adviser.getByRole('button', { name: 'Deputy' }).click();
  const naming = adviser.getByRole('dialog', { name: 'Deputy' });
  await expect(naming.getByText(/^Sneha Iyer stands in for you/)).toBeVisible();
  await naming.getByRole('combobox').pressSequentially('Kabir');
  await adviser.getByRole('option', { name: /Kabir Khan/ }).click();
  await naming.getByLabel(/^To/).fill(new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10));
  await naming.getByRole('button', { name: 'Name a deputy' }).click();
  await expect(adviser.getByText('Your deputy is named.')).toBeVisible();
  await student.reload();
  await expect(own.getByText(/Kabir Khan for Ananya Rao, until /)).toBeVisible();

  await open();
  await adviser.getByRole('button', { name: 'Approve' }).click();
  await expect(adviser.getByText(`"${title}" is approved.`)).toBeVisible();

  await student.reload();
  await expect(own.getByText(/^Approved: /)).toBeVisible();
  await expect(await sourceOf(student, title)).not.toContainText('Signed');

  await approveOthers(adviser, name);
  await adviser.goto('/points');
  await adviser.getByRole('button', { name: 'My classes' }).click();
  await adviser.getByRole('button', { name: 'Sign the term' }).click();
  const signing = adviser.getByRole('dialog');
  await expect(signing.getByText(/^\d+ students are complete and are signed for\.$/)).toBeVisible();
  await signing.getByRole('button', { name: 'Sign the term' }).click();
  await expect(adviser.getByText(/^Signed for \d+ students\.$/)).toBeVisible();

  const students = adviser.getByRole('table', { name: 'Students of the class' });
  const signed = students.getByRole('row').filter({ hasText: /Signed$/ });
  await expect(signed.filter({ hasText: name })).toHaveCount(1);
  await signed.filter({ hasNotText: name }).first().getByRole('link').click();
  const points = adviser.getByRole('dialog');
  await points.getByRole('button', { name: 'Withdraw the signature' }).click();
  await adviser.getByRole('textbox', { name: 'Reason' }).fill('One event was counted for somebody else.');
  await adviser.getByRole('dialog').getByRole('button', { name: 'Withdraw the signature' }).click();
  await expect(adviser.getByRole('dialog')).toHaveCount(0);

  const office = await visit('/login');
  await signInAt(office, 'academic');
  await office.goto('/admin/points');
  await office.getByRole('button', { name: 'Export a term' }).click();
  const download = office.waitForEvent('download');
  await office.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(name);

  await student.reload();
  await expect(await sourceOf(student, title)).toContainText('Signed');
});

test('an administrator simulates and activates a new approval flow, which applies to new claims only', async ({ server, visit }) => {
  await appointAdministrators(server, ['academic', 'cultural']);
  const student = await visit('/login');
  await signInAt(student, 'student');
  // More points than any other journey claims, which are approved by another flow.
  const [before, after] = ['Repairing the library', 'Painting the clinic'];
  await claimPoints(student, before, '480');

  const office = await visit('/login');
  await signInAt(office, 'academic');
  await office.goto('/admin/points');
  await office
    .getByRole('list', { name: 'Flow of claims' })
    .getByRole('button', { name: /^Change / })
    .first()
    .click();
  await office.getByRole('button', { name: 'Add a step' }).click();
  await office.getByLabel(/^Name/).last().fill('Office of the dean');
  await office.getByRole('combobox', { name: /^Who decides/ }).pressSequentially('Admin');
  await office.getByRole('option', { name: 'Administrators' }).click();
  await office.keyboard.press('Escape');
  await office.getByLabel(/^Only above/).fill('100');
  await office.getByRole('button', { name: 'Simulate' }).click();
  await expect(office.getByText(/^(These|This) \d+ requests? would go to step 2, Office of the dean:$/)).toBeVisible();
  await office.getByRole('button', { name: 'Switch on' }).click();
  await expect(office.getByText('New requests take these steps from now on.')).toBeVisible();
  await expect(office.getByRole('list', { name: 'Flow of claims' }).getByRole('button', { name: 'Go back to version 1' })).toBeVisible();

  await claimPoints(student, after, '480');
  const adviser = await visit('/login');
  await signInAt(adviser, 'president');
  const open = async (title: string) => {
    await adviser.goto('/approvals');
    await adviser.getByRole('list', { name: 'Waiting for me' }).getByRole('link', { name: title }).click();
    const dialog = adviser.getByRole('dialog', { name: title });
    await expect(dialog.getByText('Arang')).toBeVisible();
    return dialog;
  };
  await expect((await open(before)).getByText('Office of the dean')).toHaveCount(0);
  await expect((await open(after)).getByText('Office of the dean')).toBeVisible();
  await adviser.getByRole('button', { name: 'Approve' }).click();
  await expect(adviser.getByText(`Your decision about "${after}" is saved.`)).toBeVisible();

  await office.goto('/approvals');
  await office.getByRole('list', { name: 'Waiting for me' }).getByRole('link', { name: after }).click();
  await office.getByRole('button', { name: 'Approve' }).click();
  await expect(office.getByText(`"${after}" is approved.`)).toBeVisible();
});
