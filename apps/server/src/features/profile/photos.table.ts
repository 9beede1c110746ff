import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, instituteId } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { institutes } from '../institutes/institutes.table.ts';

/** Photos of people, one each. */
export const photos = pgTable(
  'photos',
  {
    instituteId: instituteId(),
    userId: uuid('user_id').notNull(),
    /** Random name under which it is served, new with every photo. */
    name: text('name').notNull(),
    /** Null where the image is an object in the photo store. */
    image: bytes('image'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.userId] }),
    foreignKey({
      name: 'photos_user_fk',
      columns: [table.instituteId, table.userId],
      foreignColumns: [users.instituteId, users.id],
    }).onDelete('cascade'),
    uniqueIndex('photos_name').on(table.instituteId, table.name),
  ],
);

/**
 * Objects of the photo store that no photo names: of an upload until it is committed, and of a former photo until it is deleted.
 * So nothing stays in the store that nobody knows of, whenever a process dies.
 */
export const photoLeftovers = pgTable(
  'photo_leftovers',
  {
    instituteId: instituteId(),
    name: text('name').notNull(),
    /** From when on it is to be deleted. */
    dueAt: instant('due_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.name] }),
    index('photo_leftovers_due').on(table.instituteId, table.dueAt),
    foreignKey({ name: 'photo_leftovers_institute_fk', columns: [table.instituteId], foreignColumns: [institutes.id] }),
  ],
);
