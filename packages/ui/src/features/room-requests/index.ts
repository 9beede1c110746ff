/** Room requests of an event: to ask, to read and to decide. */
export * from './RoomRequestDialog/RoomRequestDialog.tsx';
export * from './RoomRequestList/RoomRequestList.tsx';
export * from './RoomRequestReviewDialog/RoomRequestReviewDialog.tsx';
export * from './RoomRequestStatusBadge/RoomRequestStatusBadge.tsx';
