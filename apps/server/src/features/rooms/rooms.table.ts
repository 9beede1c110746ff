import { ROOM_DECIDERS } from '@quad/domain/rooms';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, id, instant, instituteId, referenceTo } from '../../db/columns.ts';
import { institutes } from '../institutes/institutes.table.ts';

/** The catalogue of rooms. Requests refer to a room by key, so one constraint covers both catalogue rooms and free text. */
export const rooms = pgTable(
  'rooms',
  {
    instituteId: instituteId().references(() => institutes.id),
    id: id(),
    /** The `room_key` of requests. It never changes. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    building: text('building').notNull().default(''),
    capacity: integer('capacity'),
    equipment: jsonb('equipment').$type<string[]>().notNull().default([]),
    /** Daily opening hours as 'HH:MM'; both null for a room that is always open. */
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

/** All names of the rooms: current, former and merged ones. A name refers to one room only. */
export const roomNames = pgTable(
  'room_names',
  {
    instituteId: instituteId(),
    /** The normalized name. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    roomId: uuid('room_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.key] }),
    referenceTo(rooms, 'room_names_room_fk', [table.instituteId, table.roomId]).onDelete('cascade'),
    index('room_names_room').on(table.instituteId, table.roomId),
  ],
);

/** Photos of rooms, one each. They are stored and served like those of people. */
export const roomPhotos = pgTable(
  'room_photos',
  {
    instituteId: instituteId(),
    roomId: uuid('room_id').notNull(),
    /** Random file name in its URL, new for every photo. */
    name: text('name').notNull(),
    /** Null if the image is an object in the photo store. */
    image: bytes('image'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.roomId] }),
    referenceTo(rooms, 'room_photos_room_fk', [table.instituteId, table.roomId]).onDelete('cascade'),
    uniqueIndex('room_photos_name').on(table.instituteId, table.name),
  ],
);
