export { DataProvider } from '@quad/api-client/hooks';
