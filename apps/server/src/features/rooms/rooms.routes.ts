import { rooms } from '@quad/api-client/contract';
import { accept } from '@quad/domain/refusals';
import * as v from 'valibot';
import { NameCursor, TimeCursor } from '../../db/pages.ts';
import { type Server, serveWith } from '../../plugins/endpoints.ts';
import { serveList } from '../../plugins/lists.ts';
import { listRoomUses } from '../room-requests/roomUses.service.ts';
import { createRoom, listRooms, listTypedNames, mergeNames, updateRoom } from './rooms.service.ts';

/** Routes for the catalogue of rooms and their use (access R5, R6, R9). */
export function roomRoutes(server: Server): void {
  serveList(server, rooms.list, async ({ context, page }) => accept(await listRooms(context, page)), { cursor: NameCursor });

  serveList(server, rooms.uses, ({ context, actor, query, page }) => listRoomUses(context, actor, query, page), { cursor: TimeCursor });

  serveWith(server, rooms.create, createRoom);

  serveWith(server, rooms.update, updateRoom);

  serveList(server, rooms.typedNames, async ({ context, page }) => accept(await listTypedNames(context, page)), { cursor: v.string() });

  serveWith(server, rooms.merge, mergeNames);
}
