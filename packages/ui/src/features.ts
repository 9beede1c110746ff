export * from './features/accounts/index.ts';
export * from './features/events/index.ts';
export * from './features/room-requests/index.ts';
