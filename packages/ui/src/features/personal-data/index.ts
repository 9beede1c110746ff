/** The person's own data: having it, and leaving. */
export * from './DataArchive/DataArchive.tsx';
export * from './LeavingPanel/LeavingPanel.tsx';
