/** Public pages of events and units: what is public, and making them so. */
export * from './PublicPageDialog/PublicPageDialog.tsx';
