export * from './position.ts';
export * from './positionHolder.ts';
export * from './positionHolderInput.ts';
export * from './positionInput.ts';
export * from './tenure.ts';
