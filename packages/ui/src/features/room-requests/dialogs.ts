/** What is loaded only when somebody asks for a room or decides about one: forms and dialogs weigh more than the lists. */
export * from './RoomRequestDialog/RoomRequestDialog.tsx';
export * from './RoomRequestReviewDialog/RoomRequestReviewDialog.tsx';
