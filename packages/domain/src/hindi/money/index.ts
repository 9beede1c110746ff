export * from '../hi.money.ts';
