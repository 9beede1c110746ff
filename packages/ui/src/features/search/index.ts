/** Finding anything, from anywhere. */
export * from './SearchMenu/SearchMenu.tsx';
