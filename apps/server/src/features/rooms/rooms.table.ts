import { ROOM_DECIDERS } from '@quad/domain/rooms';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, id, instant, instituteId } from '../../db/columns.ts';
import { institutes } from '../institutes/institutes.table.ts';

/** The catalogue of rooms. Requests know a room by its key, so free text and a room of the catalogue are kept apart by one constraint. */
export const rooms = pgTable(
  'rooms',
  {
    instituteId: instituteId().references(() => institutes.id),
    id: id(),
    /** What requests have as their `room_key`. It never changes. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    building: text('building').notNull().default(''),
    capacity: integer('capacity'),
    equipment: jsonb('equipment').$type<string[]>().notNull().default([]),
    /** Of every day, 'HH:MM'; both null for a room that is always open. */
    opens: text('opens'),
    closes: text('closes'),
    decidedBy: text('decided_by', { enum: ROOM_DECIDERS }).notNull().default('PRESIDENT'),
    isArchived: boolean('is_archived').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    unique('rooms_key').on(table.instituteId, table.key),
    index('rooms_name').on(table.instituteId, table.name, table.id),
    check('rooms_hours', sql`(${table.opens} is null) = (${table.closes} is null)`),
  ],
);
export type RoomRow = typeof rooms.$inferSelect;

/** Every name that means a room: its own, former ones, and typed ones that were merged into it. No name means two rooms. */
export const roomNames = pgTable(
  'room_names',
  {
    instituteId: instituteId(),
    /** What the domain makes of the name. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    roomId: uuid('room_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.key] }),
    foreignKey({
      name: 'room_names_room_fk',
      columns: [table.instituteId, table.roomId],
      foreignColumns: [rooms.instituteId, rooms.id],
    }).onDelete('cascade'),
    index('room_names_room').on(table.instituteId, table.roomId),
  ],
);

/** Photos of rooms, one each. They are kept and served as those of people are. */
export const roomPhotos = pgTable(
  'room_photos',
  {
    instituteId: instituteId(),
    roomId: uuid('room_id').notNull(),
    /** Random name under which it is served, new with every photo. */
    name: text('name').notNull(),
    /** Null where the image is an object in the photo store. */
    image: bytes('image'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.roomId] }),
    foreignKey({
      name: 'room_photos_room_fk',
      columns: [table.instituteId, table.roomId],
      foreignColumns: [rooms.instituteId, rooms.id],
    }).onDelete('cascade'),
    uniqueIndex('room_photos_name').on(table.instituteId, table.name),
  ],
);
