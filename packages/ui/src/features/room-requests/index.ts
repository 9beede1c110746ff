/** The room requests of an event: requesting, reading and deciding. */
export * from './RoomRequestDialog/RoomRequestDialog.tsx';
export * from './RoomRequestList/RoomRequestList.tsx';
export * from './RoomRequestReviewDialog/RoomRequestReviewDialog.tsx';
export * from './RoomRequestStatusBadge/RoomRequestStatusBadge.tsx';
