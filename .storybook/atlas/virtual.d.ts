declare module 'virtual:quad-atlas' {
  const atlas: import('./atlas.ts').Atlas;
  export default atlas;
}
