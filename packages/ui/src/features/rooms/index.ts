/** Rooms: their bookings, and the catalog. */
export * from './RoomCatalogue/RoomCatalogue.tsx';
export * from './RoomFormDialog/RoomFormDialog.tsx';
export * from './RoomMergeDialog/RoomMergeDialog.tsx';
export * from './RoomTimeline/RoomTimeline.tsx';
export * from './RoomUseDialog/RoomUseDialog.tsx';
