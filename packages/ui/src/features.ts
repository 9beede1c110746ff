export * from './features/accounts/index.ts';
export * from './features/events/index.ts';
export * from './features/room-requests/RoomRequestList/RoomRequestList.tsx';
export * from './features/room-requests/RoomRequestStatusBadge/RoomRequestStatusBadge.tsx';
