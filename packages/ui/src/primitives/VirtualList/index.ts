export * from './VirtualList.tsx';
