export { type NewRoomRequest, useCreateRoomRequest } from './useCreateRoomRequest.ts';
export { type RoomRequestDecision, useDecideRoomRequest } from './useDecideRoomRequest.ts';
