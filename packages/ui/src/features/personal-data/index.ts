/** The user's own data: exporting it, and leaving the portal. */
export * from './DataArchive/DataArchive.tsx';
export * from './ErasurePanel/ErasurePanel.tsx';
