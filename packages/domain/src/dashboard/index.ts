export * from './grid.ts';
export * from './navigation.ts';
export * from './sections.ts';
export * from './studentHome.ts';
