import { CALENDAR_RANGE } from '@quad/domain/calendar';
import { Id } from '@quad/domain/identity';
import { Room, RoomInput, RoomMerge, RoomMergeInput, RoomUse, TypedRoomName } from '@quad/domain/rooms';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';
import { list } from './list.ts';

const OF_ROOM = { roomId: Id };

/** Body and responses of a call that sets the photo of a room, shared by the president's and the administrators' calls. */
export const ROOM_PHOTO = {
  params: OF_ROOM,
  encoding: 'multipart',
  body: v.object({ image: v.blob('Choose an image.') }),
  answers: { 200: Room, ...problems(400, 401, 403, 404, 413, 415, 429, 503) },
} as const;

/** The same for a call that removes it. */
export const NO_ROOM_PHOTO = { params: OF_ROOM, answers: { 200: Room, ...problems(400, 401, 403, 404) } } as const;

export const rooms = {
  list: list({
    path: '/api/rooms',
    summary: 'List the catalogue of rooms by name, archived rooms included.',
    orders: ['name'],
    answers: { 200: v.array(Room), ...problems(400, 401, 403) },
  }),
  uses: list({
    path: '/api/rooms/uses',
    summary:
      'List room requests and bookings of a range of days, also for rooms outside the catalogue. Their events are included as far as the current user may see them.',
    query: CALENDAR_RANGE,
    orders: ['start'],
    answers: { 200: v.array(RoomUse), ...problems(400, 401, 403) },
  }),
  create: endpoint({
    call: 'POST /api/rooms',
    summary: 'Add a room to the catalogue. Earlier requests by its name belong to it.',
    body: RoomInput,
    answers: { 201: Room, ...problems(400, 401, 403, 409, 422) },
  }),
  update: endpoint({
    call: 'PUT /api/rooms/{roomId}',
    summary: 'Update, archive or restore a room. Its former name still refers to it.',
    params: OF_ROOM,
    body: RoomInput,
    answers: { 200: Room, ...problems(400, 401, 403, 404, 409) },
  }),
  changePhoto: endpoint({
    call: 'PUT /api/rooms/{roomId}/photo',
    summary: 'Replace the photo of a room.',
    ...ROOM_PHOTO,
  }),
  removePhoto: endpoint({
    call: 'DELETE /api/rooms/{roomId}/photo',
    summary: 'Remove the photo of a room.',
    ...NO_ROOM_PHOTO,
  }),
  typedNames: list({
    path: '/api/rooms/typed-names',
    summary: 'List the names that were typed in requests and match no room of the catalogue.',
    orders: ['name'],
    answers: { 200: v.array(TypedRoomName), ...problems(400, 401, 403) },
  }),
  merge: endpoint({
    call: 'POST /api/rooms/{roomId}/merge',
    summary: 'Assign typed names to a room of the catalogue, or get the effect as a dry run.',
    params: OF_ROOM,
    body: RoomMergeInput,
    answers: { 200: RoomMerge, ...problems(400, 401, 403, 404, 409, 422) },
  }),
};
