export * from './RoomRequestList/RoomRequestList.tsx';
export * from './RoomRequestStatusBadge/RoomRequestStatusBadge.tsx';
