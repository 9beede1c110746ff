export * from './ProfileMenu.tsx';
