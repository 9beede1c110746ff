export { ApiError, type Client, type ClientOptions, createClient, errorText } from '../client/index.ts';
export { ApiProvider, type ApiProviderProps } from './ApiProvider.tsx';
export { useClient } from './clientContext.ts';
export { DataProvider, type DataProviderProps } from './DataProvider.tsx';
export * from './events/index.ts';
export * from './room-requests/index.ts';
export * from './session/index.ts';
export type { Read } from './useRead.ts';
