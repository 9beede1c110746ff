/** Public pages of events and units: their content, and publishing them. */
export * from './PublicPageDialog/PublicPageDialog.tsx';
