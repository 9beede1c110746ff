/** What somebody is told, and how they choose it. */
export * from './NotificationChoice/NotificationChoice.tsx';
export * from './NotificationList/NotificationList.tsx';
