declare module 'virtual:quad-links' {
  const previews: readonly import('./links.ts').LinkPreview[];
  export default previews;
}
