export * from './decisions.ts';
export * from './inboxItem.ts';
export * from './order.ts';
export * from './rules.ts';
export * from './texts.ts';
