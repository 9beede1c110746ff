export * from './StarRatingInput.tsx';
