export { ApiError, errorText } from './apiError.ts';
export { type CallArguments, type CallInput, type Client, type ClientOptions, createClient } from './createClient.ts';
export type { Page } from './page.ts';
export type { ServedAnswer } from './served.ts';
