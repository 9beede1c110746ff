export * from './StatCard.tsx';
