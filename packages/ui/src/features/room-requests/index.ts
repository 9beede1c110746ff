/**
 * What a page loads only when somebody asks for a room or decides about one. The badge and the list are not here but in
 * the door of all features, so that a page cannot pull forms and dialogs in with them.
 */
export * from './RoomRequestDialog/RoomRequestDialog.tsx';
export * from './RoomRequestReviewDialog/RoomRequestReviewDialog.tsx';
