export * from './StarRating.tsx';
