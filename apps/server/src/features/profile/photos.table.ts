import { customType, foreignKey, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, instituteId } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Photos of people, one each: in the database, so that every node has them. */
export const photos = pgTable(
  'photos',
  {
    instituteId: instituteId(),
    userId: uuid('user_id').notNull(),
    /** Random name under which it is served, new with every photo. */
    name: text('name').notNull(),
    image: bytes('image').notNull(),
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
