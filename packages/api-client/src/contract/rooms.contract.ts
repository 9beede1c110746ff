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
    summary: 'The catalogue of rooms, by name, with those that are not lent any more.',
    orders: ['name'],
    answers: { 200: v.array(Room), ...problems(400, 401, 403) },
  }),
  uses: list({
    path: '/api/rooms/uses',
    summary:
      'What is asked for and booked on some days, of the catalogue and besides; what it is for only as far as the requester may know it.',
    query: CALENDAR_RANGE,
    orders: ['start'],
    answers: { 200: v.array(RoomUse), ...problems(400, 401, 403) },
  }),
  create: endpoint({
    call: 'POST /api/rooms',
    summary: 'Put a room into the catalogue; what was asked for by its name belongs to it.',
    body: RoomInput,
    answers: { 201: Room, ...problems(400, 401, 403, 409, 422) },
  }),
  update: endpoint({
    call: 'PUT /api/rooms/{roomId}',
    summary: 'Change a room, archive it or lend it again. Its former name goes on meaning it.',
    params: OF_ROOM,
    body: RoomInput,
    answers: { 200: Room, ...problems(400, 401, 403, 404, 409) },
  }),
  changePhoto: endpoint({
    call: 'PUT /api/rooms/{roomId}/photo',
    summary: 'Show a room by another photo.',
    ...ROOM_PHOTO,
  }),
  removePhoto: endpoint({
    call: 'DELETE /api/rooms/{roomId}/photo',
    summary: 'Show a room without a photo.',
    ...NO_ROOM_PHOTO,
  }),
  typedNames: list({
    path: '/api/rooms/typed-names',
    summary: 'The names that people typed and that no room of the catalogue has.',
    orders: ['name'],
    answers: { 200: v.array(TypedRoomName), ...problems(400, 401, 403) },
  }),
  merge: endpoint({
    call: 'POST /api/rooms/{roomId}/merge',
    summary: 'Have typed names mean a room of the catalogue, or see what that would do.',
    params: OF_ROOM,
    body: RoomMergeInput,
    answers: { 200: RoomMerge, ...problems(400, 401, 403, 404, 409, 422) },
  }),
};
