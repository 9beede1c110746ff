export * from './Tile.tsx';
