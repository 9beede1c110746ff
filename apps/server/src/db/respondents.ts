import { ANSWER_ORDERS, type AnswerOrder } from '@quad/domain/forms';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { columnsOf } from './columns.ts';
import { type Sorting, sortedBy } from './pages.ts';
import { users } from './schema.ts';

/** The columns of a person that are shown with their answers to a form. */
export const RESPONDENT_COLUMNS = {
  userId: users.id,
  ...columnsOf(users, 'name', 'email', 'rollNumber', 'phone'),
};

/** A person who answered, and when. */
export interface Respondent {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly rollNumber: string | null;
  readonly phone: string | null;
  readonly answeredAt: Date;
}

/** The orders of answers to a form: by time or by name. */
export function sortAnswersBy(
  { answeredAt, userId }: { answeredAt: AnyPgColumn; userId: AnyPgColumn },
  order: AnswerOrder = ANSWER_ORDERS[0],
) {
  const sortings = {
    answered: { columns: [answeredAt, userId], cursorOf: (row) => [row.answeredAt.toISOString(), row.userId] },
    name: { columns: [users.name, users.id], cursorOf: (row) => [row.name, row.userId] },
  } satisfies Readonly<Record<string, Sorting<Respondent>>>;
  return sortedBy<Respondent, keyof typeof sortings>(sortings, order);
}
