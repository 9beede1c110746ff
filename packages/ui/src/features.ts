export * from './features/accounts/AccountPage/AccountPage.tsx';
export type { DemonstrationAccount } from './features/accounts/SignInForm/DemonstrationAccounts.tsx';
export * from './features/accounts/SignInForm/SignInForm.tsx';
export * from './features/badges/index.ts';
export * from './features/events/index.ts';
export * from './features/room-requests/RoomRequestList/RoomRequestList.tsx';
export * from './features/room-requests/RoomRequestStatusBadge/RoomRequestStatusBadge.tsx';
