/** Notifications and their preferences. */
export * from './NotificationChoice/NotificationChoice.tsx';
export * from './NotificationList/NotificationList.tsx';
