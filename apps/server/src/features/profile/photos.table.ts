import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, instituteId, referenceTo } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { institutes } from '../institutes/institutes.table.ts';

/** Photos of people, one each. */
export const photos = pgTable(
  'photos',
  {
    instituteId: instituteId(),
    userId: uuid('user_id').notNull(),
    /** Random file name in its URL, new for every photo. */
    name: text('name').notNull(),
    /** Null if the image is an object in the photo store. */
    image: bytes('image'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.userId] }),
    referenceTo(users, 'photos_user_fk', [table.instituteId, table.userId]).onDelete('cascade'),
    uniqueIndex('photos_name').on(table.instituteId, table.name),
  ],
);

/**
 * Objects of the photo store that no photo refers to: new ones until their transaction commits, and former ones until they are deleted. So
 * no object is orphaned, even if a process crashes.
 */
export const photoLeftovers = pgTable(
  'photo_leftovers',
  {
    instituteId: instituteId(),
    name: text('name').notNull(),
    /** When to delete it. */
    dueAt: instant('due_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.name] }),
    index('photo_leftovers_due').on(table.instituteId, table.dueAt),
    foreignKey({ name: 'photo_leftovers_institute_fk', columns: [table.instituteId], foreignColumns: [institutes.id] }),
  ],
);
