export * from './KeyValueList.tsx';
