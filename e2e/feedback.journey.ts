import type { Locator, Page } from '@playwright/test';
import { expect, goTo, test } from './journey.ts';
import { chooseByKeyboard, pressByKeyboard, tabTo, typeInto } from './keyboard.ts';
import { call, newName } from './people.ts';

/** The row of a feedback in the list. */
function rowOf(page: Page, comments: string): Locator {
  return page.getByRole('list', { name: 'Feedbacks' }).getByRole('listitem').filter({ hasText: comments });
}

test('a student gives feedback and reads its resolution, and anonymous feedback is hidden at first: by keyboard alone', async ({
  server,
  signIn,
  club,
  newStudent,
}) => {
  const comments = newName('The lights flicker,');
  const secret = newName('The coordinator shouts,');
  const giver = await newStudent();
  const student = await signIn(giver, '/dashboard/feedback');
  await expect(student.getByRole('heading', { level: 2, name: 'Feedbacks' })).toBeVisible();
  await pressByKeyboard(student, student.getByRole('button', { name: 'Add Feedback' }));
  await typeInto(student, student.getByRole('combobox', { name: 'Type', exact: true }), 'Compl');
  await typeInto(student, student.getByRole('combobox', { name: 'Target type' }), 'Club');
  const target = student.getByRole('combobox', { name: 'Target', exact: true });
  await chooseByKeyboard(student, target, club.name);
  await expect(target).toHaveValue(club.name);
  await tabTo(student, student.getByRole('radio', { name: '1 star' }));
  await student.keyboard.press('Space');
  await student.keyboard.press('ArrowRight');
  await student.keyboard.press('ArrowRight');
  await expect(student.getByRole('radio', { name: '3 stars' })).toBeChecked();
  await typeInto(student, student.getByRole('textbox', { name: 'Comments' }), secret);
  await tabTo(student, student.getByRole('checkbox', { name: 'Give it anonymously' }));
  await student.keyboard.press('Space');
  await pressByKeyboard(student, student.getByRole('button', { name: 'Submit' }));
  await expect(student.getByRole('textbox', { name: 'Comments' })).toHaveValue('');

  const named = { type: 'Complaint', target_type: 'Club/Organization', target_id: club.id, rating: '3', comments };
  await call(server, giver.state, '/api/feedback/add', named);
  const coordinator = await signIn(club.coordinator, '/viewfeedback?status=Not%20Resolved');
  const row = rowOf(coordinator, comments);
  await expect(row).toContainText(`Complaint · Club/Organization: ${club.name}`);
  await pressByKeyboard(coordinator, row.getByRole('button', { name: comments }));
  await expect(row).toContainText(giver.name);
  await expect(rowOf(coordinator, secret)).toHaveCount(0);
  await expect(row.getByRole('img', { name: '3 of 5 stars' })).toBeVisible();
  await pressByKeyboard(coordinator, row.getByRole('button', { name: 'Update' }));
  const dialog = coordinator.getByRole('dialog', { name: 'mark as resolved' });
  const actions = dialog.getByRole('textbox', { name: 'Actions taken' });
  await expect(actions).toBeFocused();
  await pressByKeyboard(coordinator, dialog.getByRole('button', { name: 'Submit' }));
  await expect(dialog.getByRole('alert')).toHaveText('Please enter actions taken.');
  await expect(actions).toBeFocused();
  await coordinator.keyboard.type('New lamps were fitted.');
  await pressByKeyboard(coordinator, dialog.getByRole('button', { name: 'Submit' }));
  await expect(dialog).toBeHidden();
  await expect(row).toHaveCount(0);

  await pressByKeyboard(student, student.getByRole('button', { name: 'View All Feedbacks' }));
  const feedbackRow = rowOf(student, comments);
  await expect(feedbackRow).toContainText('Resolved');
  await pressByKeyboard(student, feedbackRow.getByRole('button', { name: comments }));
  await expect(feedbackRow).toContainText('New lamps were fitted.');
  await expect(student.getByRole('button', { name: 'Update' })).toHaveCount(0);
});

test('feedback that was resolved concurrently shows its resolution, and list filters survive a reload', async ({
  server,
  signIn,
  club,
  newStudent,
}) => {
  const comments = newName('When is the workshop open,');
  const feedback = { type: 'Query', target_type: 'Club/Organization', target_id: club.id, comments };
  await call(server, (await newStudent()).state, '/api/feedback/add', feedback);
  const president = await signIn('president', '/feedback');
  await rowOf(president, comments).getByRole('button', { name: 'Update' }).click();
  const dialog = president.getByRole('dialog', { name: 'mark as resolved' });
  await dialog.getByRole('textbox', { name: 'Actions taken' }).fill('Answered by the president.');

  const coordinator = await signIn(club.coordinator, '/dashboard/events');
  await goTo(coordinator, 'Feedback');
  await rowOf(coordinator, comments).getByRole('button', { name: 'Update' }).click();
  await coordinator.getByRole('textbox', { name: 'Actions taken' }).fill('Answered by the club.');
  await coordinator.getByRole('button', { name: 'Submit' }).click();
  await expect(coordinator.getByRole('dialog')).toBeHidden();
  await expect(rowOf(coordinator, comments).getByText('Resolved', { exact: true })).toBeVisible();

  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Already resolved');
  await expect(dialog.getByText('Answered by the club.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Submit' })).toHaveCount(0);
  await president.keyboard.press('Escape');

  for (const [name, word] of Object.entries({ Type: 'Query', Status: 'Not Resolved' })) {
    const filter = coordinator.getByRole('combobox', { name });
    await filter.focus();
    await filter.selectOption(word);
  }
  await expect(coordinator).toHaveURL(/\?type=Query&status=Not(\+|%20)Resolved$/);
  await coordinator.reload();
  await expect(coordinator.getByRole('combobox', { name: 'Status' })).toHaveValue('Not Resolved');
  await expect(coordinator.getByRole('combobox', { name: 'Type' })).toHaveValue('Query');
  await expect(rowOf(coordinator, comments)).toHaveCount(0);
});
