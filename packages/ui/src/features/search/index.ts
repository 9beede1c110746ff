/** Search, available everywhere. */
export * from './SearchMenu/SearchMenu.tsx';
