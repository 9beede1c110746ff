declare module 'virtual:component-places' {
  export const PLACES: readonly import('./facts.ts').ComponentPlace[];
}
